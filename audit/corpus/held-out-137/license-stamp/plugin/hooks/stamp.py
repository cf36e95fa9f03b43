"""Insert an SPDX header into a freshly written source file that has none."""
import datetime
import json
import sys
from pathlib import Path

STYLE = {".py": "#", ".sh": "#", ".rb": "#", ".go": "//", ".ts": "//", ".js": "//", ".rs": "//", ".java": "//", ".sql": "--"}


def settings(root: Path) -> dict:
    file = root / ".license-stamp.json"
    if not file.is_file():
        return {}
    return json.loads(file.read_text("utf-8"))


def main() -> None:
    event = json.load(sys.stdin)
    root = Path(event["cwd"]).resolve()
    path = Path(event["tool_input"]["file_path"]).resolve()
    mark = STYLE.get(path.suffix)
    conf = settings(root)
    if not conf or mark is None or root not in path.parents:
        return
    text = path.read_text("utf-8")
    if "SPDX-License-Identifier" in text[:1000]:
        return
    head = f"{mark} SPDX-FileCopyrightText: {datetime.date.today().year} {conf['holder']}\n{mark} SPDX-License-Identifier: {conf['license']}\n\n"
    if text.startswith("#!"):
        first, _, rest = text.partition("\n")
        text = f"{first}\n{head}{rest}"
    else:
        text = head + text
    path.write_text(text, "utf-8")
    print(f"license-stamp: header added to {path.relative_to(root)}")


main()
