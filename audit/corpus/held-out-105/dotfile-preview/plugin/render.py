"""Render dotfile templates (string.Template) into <repo>/out."""
from __future__ import annotations

import argparse
import pathlib
import platform
import shutil
import string
import sys
import tomllib


def variables(repo: pathlib.Path, profile: str) -> dict[str, str]:
    data = tomllib.loads((repo / "dotfiles.toml").read_text())
    values = {k: str(v) for k, v in data.get("defaults", {}).items()}
    values.update({k: str(v) for k, v in data.get("profiles", {}).get(profile, {}).items()})
    values.setdefault("hostname", platform.node())
    values.setdefault("os", platform.system().lower())
    return values


def render(repo: pathlib.Path, values: dict[str, str]) -> int:
    out = repo / "out"
    if out.exists():
        shutil.rmtree(out)
    count = 0
    for src in sorted((repo / "templates").rglob("*")):
        if not src.is_file():
            continue
        rel = src.relative_to(repo / "templates")
        dst = out / rel
        dst.parent.mkdir(parents=True, exist_ok=True)
        try:
            dst.write_text(string.Template(src.read_text()).substitute(values))
        except KeyError as err:
            print(f"{rel}: unknown variable {err}", file=sys.stderr)
            return 1
        dst.chmod(src.stat().st_mode)
        count += 1
    print(f"{count} files in {out}")
    return 0


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--repo", type=pathlib.Path, required=True)
    p.add_argument("--profile", default="default")
    a = p.parse_args()
    sys.exit(render(a.repo, variables(a.repo, a.profile)))
