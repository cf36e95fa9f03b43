#!/usr/bin/env python3
import argparse
import datetime
import re
import subprocess
from collections import defaultdict
from pathlib import Path

SECTIONS = {"feat": "Added", "fix": "Fixed", "perf": "Changed", "refactor": "Changed", "revert": "Removed", "security": "Security"}
HEAD = re.compile(r"^(?P<type>\w+)(\((?P<scope>[^)]+)\))?(?P<bang>!)?: (?P<text>.+)$")


def git(*args):
    return subprocess.run(("git",) + args, check=True, capture_output=True, text=True).stdout


def last_tag():
    try:
        return git("describe", "--tags", "--abbrev=0").strip()
    except subprocess.CalledProcessError:
        return None


def entries(since):
    span = f"{since}..HEAD" if since else "HEAD"
    for record in git("log", "--no-merges", "--format=%h%x1f%s%x1f%b%x1e", span).split("\x1e"):
        if not record.strip():
            continue
        sha, subject, body = (record.strip() + "\x1f\x1f").split("\x1f")[:3]
        match = HEAD.match(subject)
        if match:
            yield sha, match, "BREAKING CHANGE" in body or bool(match["bang"])


def section(version):
    groups = defaultdict(list)
    for sha, match, breaking in entries(last_tag()):
        name = SECTIONS.get(match["type"])
        if not name and not breaking:
            continue
        scope = f"**{match['scope']}**: " if match["scope"] else ""
        mark = "**BREAKING** " if breaking else ""
        groups[name or "Changed"].append(f"- {mark}{scope}{match['text']} ({sha})")
    lines = [f"## {version} - {datetime.date.today()}", ""]
    for name in ("Added", "Changed", "Fixed", "Removed", "Security"):
        if groups[name]:
            lines += [f"### {name}", *groups[name], ""]
    return "\n".join(lines)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("version")
    ap.add_argument("--write", action="store_true")
    given = ap.parse_args()
    text = section(given.version)
    if given.write:
        path = Path("CHANGELOG.md")
        old = path.read_text(encoding="utf-8") if path.exists() else "# Changelog\n"
        head, _, tail = old.partition("\n")
        path.write_text(f"{head}\n\n{text}\n{tail.lstrip()}", encoding="utf-8")
    print(text)
