"""The sounds measured and drawn: a table of the files, and pictures of their spectra.

python build_scripts/sound/report.py [--pictures FOLDER] [NAME ...]   (names are beginnings of file names)
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
from attrs import frozen
from PIL import Image, ImageDraw

import manifest
from dsp import RATE, Sound, band
from loudness import integrated, loudest
from ogg import decode

LOWEST, HIGHEST = 50.0, 12_000.0  # hertz that a picture shows
RANGE: Final = 80.0  # decibels from black to white
SMALL_SPEAKER: Final = 180.0  # hertz below which a laptop is all but silent
_SIZE: Final = 2048
_LOG2_ROWS: Final = 160
_STRIP: Final = 60  # rows of the picture for the level


@frozen
class Measures:
    """The figures of one file; levels in decibels, loudness in LUFS, shares in percent of the energy."""

    seconds: float
    loudness: float
    small: float  # what the loudness becomes on a small speaker, as a difference
    peak: float
    rms: float
    offset: float
    median: float  # hertz
    edge: float  # hertz below which 95 % of the energy lies
    piercing: float  # 2 to 5 kHz
    highest: float  # above 5 kHz
    seam: float  # step from the last value to the first, beside the usual step within


def measure(sound: Sound, *, whole: bool) -> Measures:
    """Measure a decoded file; `whole` for music."""
    loud = integrated if whole else loudest
    mono = np.atleast_2d(sound).mean(axis=0)
    spectrum = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / RATE)
    total = np.cumsum(spectrum) / spectrum.sum()
    steps = np.abs(np.diff(mono))
    return Measures(
        seconds=len(mono) / RATE,
        loudness=loud(sound),
        small=loud(band(sound, SMALL_SPEAKER, RATE, 2)) - loud(sound),
        peak=_db(float(np.abs(sound).max())),
        rms=_db(float(np.sqrt(np.mean(sound**2)))),
        offset=float(np.abs(sound.mean(axis=-1)).max()),
        median=float(hertz[np.searchsorted(total, 0.5)]),
        edge=float(hertz[np.searchsorted(total, 0.95)]),
        piercing=100 * float(spectrum[(hertz >= 2000) & (hertz < 5000)].sum() / spectrum.sum()),
        highest=100 * float(spectrum[hertz >= 5000].sum() / spectrum.sum()),
        seam=float(abs(mono[0] - mono[-1]) / (np.percentile(steps, 99) + 1e-9)),
    )


def _db(value: float) -> float:
    return 20 * float(np.log10(max(value, 1e-9)))


def picture(sound: Sound, width: int) -> Image.Image:
    """Spectrum over time, low below, with the level in decibels beneath it (peak light, mean dark)."""
    mono = np.atleast_2d(sound).mean(axis=0)
    padded = np.pad(mono, _SIZE // 2)
    starts = np.linspace(0, len(padded) - _SIZE, width).astype(int)
    frames = np.stack([padded[start : start + _SIZE] for start in starts]) * np.hanning(_SIZE)
    levels = 20 * np.log10(np.abs(np.fft.rfft(frames)) / (_SIZE / 4) + 1e-9)
    rows = np.geomspace(HIGHEST, LOWEST, _LOG2_ROWS)
    bins = np.clip(np.round(rows * _SIZE / RATE).astype(int), 0, _SIZE // 2)
    light = np.clip((levels[:, bins].T + RANGE + 10) / RANGE, 0, 1)
    colours = np.stack([light**0.8, light**1.5, 0.35 * light**0.5 + 0.5 * light**4], axis=-1)
    image = Image.new("RGB", (width, _LOG2_ROWS + _STRIP), (12, 12, 20))
    image.paste(Image.fromarray((255 * np.clip(colours, 0, 1)).astype(np.uint8)), (0, 0))
    draw = ImageDraw.Draw(image)
    for hertz in (100, 250, 500, 1000, 2000, 5000):
        row = int(np.argmin(np.abs(rows - hertz)))
        draw.line((0, row, width, row), fill=(70, 70, 90))
        draw.text((2, row - 10), str(hertz), fill=(150, 150, 170))
    for column, start in enumerate(starts):
        part = padded[start + _SIZE // 4 : start + 3 * _SIZE // 4]
        for value, colour in (
            (np.abs(part).max(), (110, 150, 170)),
            (np.sqrt(np.mean(part**2)), (40, 70, 90)),
        ):
            high = _STRIP * float(np.clip((_db(float(value)) + 60) / 60, 0, 1))
            draw.line((column, image.height - high, column, image.height), fill=colour)
    return image


def sheet(files: list[Path], target: Path, *, columns: int, width: int) -> None:
    """Write the pictures of several files as one."""
    high = _LOG2_ROWS + _STRIP + 16
    rows = -(-len(files) // columns)
    page = Image.new("RGB", (columns * (width + 8), rows * high), (40, 40, 48))
    draw = ImageDraw.Draw(page)
    for number, file in enumerate(files):
        left, top = (number % columns) * (width + 8), (number // columns) * high
        sound = decode(file)
        page.paste(picture(sound, width), (left, top + 14))
        draw.text((left + 2, top), f"{file.stem}  {sound.shape[-1] / RATE:.2f} s", fill=(255, 255, 255))
    page.save(target)


def main() -> None:
    """Print the table and write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sounds", type=Path, default=manifest.FOLDER)
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    found = sorted(args.sounds.glob("*/*.ogg"))
    files = [file for file in found if not args.names or file.name.startswith(tuple(args.names))]
    titles = "   sec   LUFS  small   peak    rms offset  f50   f95 2-5k% >5k%   seam    kB"
    print(f"{'file':18}{titles}")
    for file in files:
        m = measure(decode(file), whole=file.name.startswith("music"))
        levels = f"{m.loudness:7.1f}{m.small:7.1f}{m.peak:7.1f}{m.rms:7.1f}{m.offset:7.4f}"
        spectrum = f"{m.median:5.0f}{m.edge:6.0f}{m.piercing:6.1f}{m.highest:5.1f}"
        print(
            f"{file.stem:18}{m.seconds:6.2f}{levels}{spectrum}{m.seam:7.2f}{file.stat().st_size / 1000:6.0f}"
        )
    print(f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.2f} MB")
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
        music = [file for file in files if file.name.startswith("music")]
        effects = [file for file in files if file not in music]
        for start in range(0, len(effects), 24):
            part = effects[start : start + 24]
            sheet(part, args.pictures / f"effects_{start // 24 + 1}.png", columns=6, width=300)
        for file in music:
            sheet([file], args.pictures / f"{file.stem}.png", columns=1, width=1800)


if __name__ == "__main__":
    main()
