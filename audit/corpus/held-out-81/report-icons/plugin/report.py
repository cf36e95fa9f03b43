#!/usr/bin/env python3
import base64
import html
import json
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
ICONS = json.loads((HERE / "icons.json").read_text())


def checked(name):
    """The icon as a data address; refuses whatever is not a PNG."""
    raw = base64.b64decode(ICONS[name], validate=True)
    if not raw.startswith(b"\x89PNG\r\n\x1a\n"):
        raise ValueError(f"{name} is no PNG")
    return "data:image/png;base64," + base64.b64encode(raw).decode()


def tools(path):
    count = Counter()
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        try:
            content = json.loads(line).get("message", {}).get("content", [])
        except ValueError:
            continue
        if isinstance(content, list):
            count.update(part["name"] for part in content if isinstance(part, dict) and part.get("type") == "tool_use")
    return count


def main():
    event = json.load(sys.stdin)
    rows = "".join(
        f'<tr><td><img alt="" src="{checked("ok")}"></td><td>{html.escape(name)}</td><td>{n}</td></tr>'
        for name, n in tools(event["transcript_path"]).most_common()
    )
    Path("session-report.html").write_text(f"<!doctype html><title>Session</title><table>{rows}</table>\n", encoding="utf-8")


main()
