"""Write pictures as other eyes see them, to look at: in grey, and with three kinds of colour blindness.

python build_scripts/art/as_seen.py PICTURE ... --out FOLDER   NAME-EYE.png for each picture and each eye
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from PIL import Image

from contrast import DEUTERANOPIA, PROTANOPIA, TO_XYZ, TRITANOPIA, Array, linear

LUMINANCE = np.tile(TO_XYZ[1], (3, 1))
EYES = {
    "grey": LUMINANCE,
    "deuteranopia": DEUTERANOPIA,
    "protanopia": PROTANOPIA,
    "tritanopia": TRITANOPIA,
}


def encoded(light: Array) -> Array:
    """sRGB values between 0 and 1 from light."""
    light = np.clip(light, 0, 1)
    out: Array = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    return out


def seen(picture: Image.Image, eye: Array) -> Image.Image:
    """The picture as this eye sees it; the matrix is for linear RGB."""
    light = linear(np.asarray(picture.convert("RGB")).astype(np.float64) / 255)
    return Image.fromarray((encoded(light @ eye.T) * 255 + 0.5).astype(np.uint8))


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pictures", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for path in args.pictures:
        with Image.open(path) as picture:
            for name, eye in EYES.items():
                seen(picture, eye).save(args.out / f"{path.stem}-{name}.png")


if __name__ == "__main__":
    main()
