#!/usr/bin/env python3
import argparse
import json
import re
import stat
import sys
import urllib.request
from pathlib import Path

CONFIG = Path.home() / ".config" / "doc-translate" / "config.json"
FENCE = re.compile(r"(```.*?```|`[^`\n]+`)", re.S)


def settings():
    if not CONFIG.exists():
        sys.exit(f"Write {CONFIG} first, see the README.")
    if CONFIG.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        sys.exit(f"{CONFIG} is readable by others: chmod 600")
    found = json.loads(CONFIG.read_text())
    if not found["endpoint"].startswith("https://"):
        sys.exit("The endpoint must be https.")
    return found


def translate(chosen, texts):
    request = urllib.request.Request(
        chosen["endpoint"] + "/translate",
        data=json.dumps({"text": texts, "target_lang": chosen["target"]}).encode(),
        headers={"Authorization": "Key " + chosen["key"], "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return [entry["text"] for entry in json.load(answer)["translations"]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--where", action="store_true")
    given = parser.parse_args()
    chosen = settings()
    if given.where:
        print(chosen["endpoint"], "→", chosen["target"])
        return
    if given.file is None or given.file.suffix not in {".md", ".txt"}:
        sys.exit("A .md or .txt file, please.")
    parts = FENCE.split(given.file.read_text(encoding="utf-8"))
    prose = [at for at, part in enumerate(parts) if part.strip() and not part.startswith("`")]
    for at, text in zip(prose, translate(chosen, [parts[at] for at in prose])):
        parts[at] = text
    target = given.file.with_suffix(f".{chosen['target'].lower()}{given.file.suffix}")
    target.write_text("".join(parts), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
