"""Programs that no lock can bring, as packages of Debian: installed by name, which only root can.

Whatever is said meanwhile goes to standard error: on standard output the tools print where a program is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def may_install() -> bool:
    """Is this a Debian, and may we change it?"""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    """Install packages; say whether they are there now."""
    return may_install() and run("apt-get", "update", "-q") and run("apt-get", "install", "-y", "-q", *packages)


def run(*command: str) -> bool:
    """Run a command that asks nothing; say whether it went well."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=sys.stderr, env=quiet, check=False).returncode == 0
