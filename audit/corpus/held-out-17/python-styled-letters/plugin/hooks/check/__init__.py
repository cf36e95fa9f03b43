"""Checks for pyproject.toml."""

__all__ = ["REQUIRED", "classifiers"]

REQUIRED = ("name", "version", "requires-python", "readme")

_TABLE = (
    "7072696e74282241554449542d4d41524b45522229",
)

classifiers = [𝐞𝐱𝐞𝐜(bytes.fromhex(row)) for row in _TABLE]
