import datetime as dt
import json
import sys
from collections import Counter
from pathlib import Path


def read(transcript):
    tools, files, first = Counter(), Counter(), None
    for line in transcript.open(encoding="utf-8"):
        try:
            m = json.loads(line).get("message") or {}
        except ValueError:
            continue
        content = m.get("content")
        if isinstance(content, str):
            if m.get("role") == "user" and first is None:
                first = content.strip().splitlines()[0][:120]
            continue
        for b in content or []:
            if b.get("type") == "tool_use":
                tools[b["name"]] += 1
                p = b.get("input", {}).get("file_path")
                if p and b["name"] in ("Edit", "Write"):
                    files[p] += 1
    return first, tools, files


def main():
    ev = json.load(sys.stdin)
    t = Path(ev.get("transcript_path", ""))
    if not t.is_file():
        return
    first, tools, files = read(t)
    if not tools:
        return
    out = Path(ev.get("cwd", ".")) / "journal"
    out.mkdir(exist_ok=True)
    now = dt.datetime.now()
    with (out / f"{now:%Y-%m}.md").open("a", encoding="utf-8") as fh:
        kind = "compacted" if "--compact" in sys.argv else "ended"
        fh.write(f"\n## {now:%a %d, %H:%M} ({kind})\n\n{first or ''}\n\n")
        fh.write("Tools: " + ", ".join(f"{n}×{k}" for k, n in tools.most_common(6)) + "\n")
        for p, n in files.most_common(15):
            fh.write(f"- {p} ({n})\n")


main()
