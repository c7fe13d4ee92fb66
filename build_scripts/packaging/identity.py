"""What Windows and macOS show of the program: icon, name, version, and the files it opens."""

import sys
from pathlib import Path
from typing import Any, Final

from build_scripts.packaging import product
from mexica import __title__

ICONS: Final = Path(__file__).resolve().parent / "icons"
DESCRIPTION: Final = "The board games Mexica, Cóatl and Aztekz"
AUTHORS: Final = "the Mexica authors"
IDENTIFIER: Final = "mexica.Mexica"  # for macOS, which wants one with a dot
CATEGORY: Final = "public.app-category.board-games"
US_ENGLISH, UNICODE = 0x409, 1200  # of the texts in a version resource


def program_options(folder: Path, system: str = sys.platform) -> dict[str, Any]:
    """Return the options of PyInstaller's EXE on this system; files that it needs are written to `folder`."""
    if system == "win32":
        version = folder / "version.txt"
        version.write_text(windows_version(), encoding="utf-8")
        # a console is there for `mexica replay`, and gone where the program was started by a click
        console = {"console": True, "hide_console": "hide-early"}
        return {"icon": str(ICONS / "mexica.ico"), "version": str(version), **console}
    if system == "darwin":
        return {"icon": str(ICONS / "mexica.icns"), "console": False}  # with True it would have no window
    return {}


def windows_version() -> str:
    """Return the version resource in the form that PyInstaller reads, an expression of its own classes."""
    numbers = (*map(int, product.VERSION.split(".")), 0, 0, 0, 0)[:4]
    texts = {
        "CompanyName": AUTHORS,
        "FileDescription": DESCRIPTION,
        "FileVersion": product.VERSION,
        "InternalName": product.NAME,
        "LegalCopyright": f"(c) {AUTHORS}, MIT licence",
        "OriginalFilename": f"{product.NAME}.exe",
        "ProductName": __title__,
        "ProductVersion": product.VERSION,
    }
    shown = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    table = f"StringTable('{US_ENGLISH:04x}{UNICODE:04x}', [{shown}])"
    language = f"VarStruct('Translation', [{US_ENGLISH}, {UNICODE}])"
    fixed = f"FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=0x1)"
    return f"VSVersionInfo({fixed}, [StringFileInfo([{table}]), VarFileInfo([{language}])])\n"


def bundle_options() -> dict[str, Any]:
    """Return the options of PyInstaller's BUNDLE, which makes the folder an app of macOS."""
    saves = {
        "CFBundleTypeName": "Saved game of Mexica",
        "CFBundleTypeExtensions": ["mexica"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
    }
    return {
        "name": f"{__title__}.app",
        "icon": str(ICONS / "mexica.icns"),
        "bundle_identifier": IDENTIFIER,
        "version": product.VERSION,
        "info_plist": {
            "CFBundleDocumentTypes": [saves],
            "LSApplicationCategoryType": CATEGORY,
            "NSHighResolutionCapable": True,
            "NSHumanReadableCopyright": f"(c) {AUTHORS}, MIT licence",
        },
    }
