"""Ogg Vorbis files that come out the same each time they are written from the same sound."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from dsp import RATE, Sound

QUALITY: Final = 0.4
_BLOCK: Final = 4096  # the encoder takes no long sound at once
_PAGE: Final = 27  # bytes of a page's header before its table of segments
_SERIAL: Final = 14  # where in a page the number of the stream stands
_CHECK: Final = 22  # where the checksum stands
_POLYNOMIAL: Final = 0x04C11DB7


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE: Final = _crc_table()


def _crc(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """The Ogg stream with this number instead of the random one that an encoder gives it."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + _PAGE - 1]
        end = at + _PAGE + segments + sum(out[at + _PAGE : at + _PAGE + segments])
        struct.pack_into("<I", out, at + _SERIAL, serial)
        struct.pack_into("<I", out, at + _CHECK, 0)
        struct.pack_into("<I", out, at + _CHECK, _crc(bytes(out[at:end])))
        at = end
    return bytes(out)


def encode(sound: Sound, name: str, quality: float = QUALITY) -> bytes:
    """The sound as an Ogg Vorbis file; `quality` from 0 to 1; the name only makes the stream's number."""
    channels = np.atleast_2d(sound)
    target = io.BytesIO()
    with soundfile.SoundFile(
        target,
        "w",
        RATE,
        channels.shape[0],
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        for start in range(0, channels.shape[1], _BLOCK):
            file.write(np.ascontiguousarray(channels[:, start : start + _BLOCK].T))
    return with_serial(target.getvalue(), zlib.crc32(name.encode()))


def decode(path: Path) -> Sound:
    """The sound of a file, one channel flat, two as (2, length)."""
    sound, rate = soundfile.read(path, dtype="float64")
    assert rate == RATE, path
    return np.ascontiguousarray(sound.T)
