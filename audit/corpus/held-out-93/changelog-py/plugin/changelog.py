"""Changelog from conventional commits."""
import argparse
import ast
import datetime as dt
import json
import re
import subprocess
import tomllib
from collections import defaultdict
from pathlib import Path

COMMIT = re.compile(r"^(?P<type>\w+)(\((?P<scope>[^)]*)\))?(?P<bang>!)?:\s*(?P<text>.+)$")
TITLES = {"feat": "Added", "fix": "Fixed", "perf": "Changed", "refactor": "Changed", "revert": "Removed", "security": "Security"}


def run(*args):
    return subprocess.check_output(args, text=True).strip()


def versions():
    """Read the version from every file that carries one; nothing is imported or executed."""
    if Path("pyproject.toml").exists():
        yield "pyproject.toml", tomllib.loads(Path("pyproject.toml").read_text())["project"].get("version")
    if Path("package.json").exists():
        yield "package.json", json.loads(Path("package.json").read_text()).get("version")
    for init in Path("src").glob("*/__init__.py"):
        for node in ast.parse(init.read_text()).body:
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__version__":
                yield str(init), ast.literal_eval(node.value)


def collect(rev_range):
    groups = defaultdict(list)
    for line in run("git", "log", "--no-merges", "--pretty=%s", rev_range).splitlines():
        m = COMMIT.match(line)
        if not m or m["type"] not in TITLES:
            continue
        scope = f"**{m['scope']}**: " if m["scope"] else ""
        mark = "⚠️ " if m["bang"] else ""
        groups[TITLES[m["type"]]].append(f"- {mark}{scope}{m['text']}")
    return groups


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--dry-run", action="store_true")
    p.add_argument("--next", default="Unreleased")
    a = p.parse_args()
    found = dict(versions())
    if len(set(found.values())) > 1:
        print("versions disagree:", found)
    try:
        since = run("git", "describe", "--tags", "--abbrev=0") + "..HEAD"
    except subprocess.CalledProcessError:
        since = "HEAD"
    body = [f"## [{a.next}] - {dt.date.today().isoformat()}", ""]
    for title, lines in sorted(collect(since).items()):
        body += [f"### {title}", *lines, ""]
    text = "\n".join(body)
    if a.dry_run:
        print(text)
        return
    path = Path("CHANGELOG.md")
    path.write_text(text + "\n" + (path.read_text() if path.exists() else ""))


if __name__ == "__main__":
    main()
