"""Make the sounds of the program from nothing but numbers, and enter them in the manifests.

python build_scripts/sound/make_sounds.py [NAME ...]   (effects and pieces whose names begin so; all without)

It needs the packages of the group `sound`. The same scripts with the same packages give the same files.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from attrs import frozen

import manifest
from dsp import RATE, Sound
from effects import EFFECTS, Effect
from music_causeway import causeway
from music_feast import feast
from music_lake import lake
from ogg import encode


@frozen
class Piece:
    """A piece of music: `volume` (0 to 1) is how loud it is beside the effects."""

    name: str
    volume: float
    play: Callable[[], Sound]


PIECES: Final = (Piece("lake", 0.8, lake), Piece("causeway", 0.8, causeway), Piece("feast", 0.8, feast))


def make_effect(effect: Effect, folder: Path) -> manifest.Entry:
    """Write the files of an effect and return its entry."""
    of = manifest.owner(effect.name)
    seconds = 0.0
    for number, file in enumerate(effect.files):
        sound = effect.sound(number)
        seconds = max(seconds, len(sound) / RATE)
        (folder / of / file).write_bytes(encode(sound, file))
    files = [f"{of}/{file}" for file in effect.files]
    return {"files": files, "volume": effect.volume, "seconds": round(seconds, 2)}


def make_piece(piece: Piece, folder: Path) -> manifest.Entry:
    """Write the file of a piece and return its entry."""
    of = manifest.owner(piece.name)
    file = f"music_{piece.name}.ogg"
    sound = piece.play()
    (folder / of / file).write_bytes(encode(sound, file))
    return {"file": f"{of}/{file}", "volume": piece.volume, "seconds": round(sound.shape[1] / RATE, 2)}


def _work(names: list[str], folder: Path) -> Iterator[tuple[str, str, Callable[[], manifest.Entry]]]:
    begin = tuple(names) or ("",)
    for effect in EFFECTS:
        if effect.name.startswith(begin):
            yield "effects", effect.name, partial(make_effect, effect, folder)
    for piece in PIECES:
        if piece.name.startswith(begin):
            yield "music", piece.name, partial(make_piece, piece, folder)


def _drop_strangers(data: manifest.Manifest, folder: Path, of: str) -> None:
    """Drop entries and files that no script makes any more."""
    known = {"effects": {effect.name for effect in EFFECTS}, "music": {piece.name for piece in PIECES}}
    for kind, names in known.items():
        data[kind] = {name: entry for name, entry in data[kind].items() if name in names}
    used = {file for entry in data["effects"].values() for file in entry["files"]}
    used |= {entry["file"] for entry in data["music"].values()}
    for file in (folder / of).glob("*.ogg"):
        if f"{of}/{file.name}" not in used:
            file.unlink()


def main() -> None:
    """Make what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="beginnings of names; none for all")
    parser.add_argument("--only", choices=("effects", "music"), help="leave the other kind as it is")
    parser.add_argument("--out", type=Path, default=manifest.FOLDER)
    args = parser.parse_args()
    for of in manifest.OWNERS:
        (args.out / of).mkdir(parents=True, exist_ok=True)
    manifests = {of: manifest.load(args.out, of) for of in manifest.OWNERS}
    work = [job for job in _work(args.names, args.out) if args.only in (None, job[0])]
    for number, (kind, name, make) in enumerate(work, 1):
        begun = time.process_time()
        manifests[manifest.owner(name)][kind][name] = make()
        took = time.process_time() - begun
        print(f"{number}/{len(work)} {name}: {took:.1f} s of processor", flush=True)
    for of, data in manifests.items():
        if not args.names:
            _drop_strangers(data, args.out, of)
        manifest.write(data, args.out, of)


if __name__ == "__main__":
    main()
