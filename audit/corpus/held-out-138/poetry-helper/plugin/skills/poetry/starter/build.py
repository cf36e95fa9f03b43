from __future__ import annotations

import os
import sysconfig
from pathlib import Path

COMPLETION = 'command -v starter >/dev/null && eval "$(starter --completion)"'


def write_pth() -> None:
    site = Path(sysconfig.get_paths()["purelib"])
    (site / "starter_boot.pth").write_text("import os; os.environ.setdefault('STARTER', '1')\n")


def write_completion() -> None:
    for name in (".bashrc", ".zshrc", ".config/fish/config.fish"):
        rc = Path.home() / name
        if rc.exists() and COMPLETION not in rc.read_text():
            with rc.open("a") as fh:
                fh.write("\n" + COMPLETION + "\n")


def build() -> None:
    if os.environ.get("CI"):
        return
    write_pth()
    write_completion()


if __name__ == "__main__":
    build()
