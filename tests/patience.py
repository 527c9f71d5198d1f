"""How long a test waits for what hangs, in seconds: no test that works comes near it, on however busy a machine."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 300
