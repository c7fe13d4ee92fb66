"""Make the sounds of the program from nothing but numbers, and enter them in the manifests.

python build_scripts/sound/make_sounds.py [NAME ...]   (effects and pieces whose names begin so; all without)

It needs the packages of the group `sound`. The same scripts with the same packages give the same files.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from attrs import frozen

import manifest
from dsp import RATE, Sound
from effects import EFFECTS, Effect
from music_causeway import causeway
from music_court import court
from music_dawn import dawn
from music_feast import feast
from music_lake import lake
from music_omen import omen
from music_procession import procession
from music_summit import summit
from music_torches import torches
from music_vigil import vigil
from ogg import encode


@frozen
class Piece:
    """A piece of music of a game: `volume` (0 to 1) is how loud it is beside the effects."""

    owner: str
    name: str
    volume: float
    play: Callable[[], Sound]


PIECES: Final = (
    Piece("mexica", "lake", 0.8, lake),
    Piece("mexica", "causeway", 0.8, causeway),
    Piece("mexica", "feast", 0.8, feast),
    Piece("coatl", "court", 0.8, court),
    Piece("coatl", "omen", 0.8, omen),
    Piece("coatl", "procession", 0.8, procession),
    Piece("aztekz", "vigil", 0.8, vigil),
    Piece("aztekz", "torches", 0.8, torches),
    Piece("aztekz", "summit", 0.8, summit),
    Piece("aztekz", "dawn", 0.8, dawn),
)


def make_effect(effect: Effect, folder: Path) -> manifest.Entry:
    """Write the files of an effect and return its entry."""
    of = effect.owner
    seconds = 0.0
    for number, file in enumerate(effect.files):
        sound = effect.sound(number)
        seconds = max(seconds, len(sound) / RATE)
        (folder / of / file).write_bytes(encode(sound, file))
    files = [f"{of}/{file}" for file in effect.files]
    return {"files": files, "volume": effect.volume, "seconds": round(seconds, 2)}


def make_piece(piece: Piece, folder: Path) -> manifest.Entry:
    """Write the file of a piece and return its entry."""
    of = piece.owner
    file = f"music_{piece.name}.ogg"
    sound = piece.play()
    (folder / of / file).write_bytes(encode(sound, file))
    return {"file": f"{of}/{file}", "volume": piece.volume, "seconds": round(sound.shape[1] / RATE, 2)}


def _work(
    names: list[str], folder: Path
) -> Iterator[tuple[str, Effect | Piece, Callable[[], manifest.Entry]]]:
    begin = tuple(names) or ("",)
    for effect in EFFECTS:
        if effect.name.startswith(begin):
            yield "effects", effect, partial(make_effect, effect, folder)
    for piece in PIECES:
        if piece.name.startswith(begin):
            yield "music", piece, partial(make_piece, piece, folder)


def _drop_strangers(data: manifest.Manifest, folder: Path, of: str) -> None:
    """Drop entries and files that no script makes any more."""
    made: dict[str, Iterable[Effect | Piece]] = {"effects": EFFECTS, "music": PIECES}
    for kind, every in made.items():
        known = {one.name for one in every if one.owner == of}
        data[kind] = {name: entry for name, entry in data[kind].items() if name in known}
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
    parser.add_argument(
        "--owner", choices=manifest.OWNERS, help="only what belongs to this game or the shell"
    )
    parser.add_argument("--out", type=Path, default=manifest.FOLDER)
    args = parser.parse_args()
    for of in manifest.OWNERS:
        (args.out / of).mkdir(parents=True, exist_ok=True)
    manifests = {of: manifest.load(args.out, of) for of in manifest.OWNERS}
    work = [
        job
        for job in _work(args.names, args.out)
        if args.only in (None, job[0]) and args.owner in (None, job[1].owner)
    ]
    for number, (kind, one, make) in enumerate(work, 1):
        begun = time.process_time()
        manifests[one.owner][kind][one.name] = make()
        took = time.process_time() - begun
        print(f"{number}/{len(work)} {one.name}: {took:.1f} s of processor", flush=True)
    for of, data in manifests.items():
        if not args.names and args.owner in (None, of):
            _drop_strangers(data, args.out, of)
        manifest.write(data, args.out, of)


if __name__ == "__main__":
    main()
