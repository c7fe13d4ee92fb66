"""Compiles the translations when a wheel is built, so that it has them."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTranslations(BuildHookInterface[Any]):
    """Runs the step `compile` of `translations.py`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile them in the checkout or the source archive; CalledProcessError if one is no catalogue."""
        command = [sys.executable, "-m", "build_scripts.translations", "compile"]
        subprocess.run(command, cwd=self.root, check=True)
