"""One target under atheris, which ends the process: `python -m tests.force.fuzz_process TARGET ...`.

What follows the target is passed on to libFuzzer.
"""

import sys
from random import Random

import atheris

if sys.argv[1] == "action":  # which is read by regular expressions; JSON fails with this hook
    atheris.enabled_hooks.add("RegEx")
with atheris.instrument_imports(include=["mexica"]):
    from tests.force.fuzz_targets import TARGETS, mutated


def main() -> None:
    """Fuzz until libFuzzer ends the process."""
    target = TARGETS[sys.argv.pop(1)]

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        """One in three by bytes, the others by what JSON holds."""
        random = Random(seed)
        changed = mutated(data, random) if random.random() > 1 / 3 else b""
        return changed if 0 < len(changed) <= most else atheris.Mutate(data, most)

    atheris.Setup(sys.argv, target.accepts, **({"custom_mutator": mutate} if target.is_json else {}))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
