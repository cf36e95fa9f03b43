import json
import pathlib
import sys


def fmt_json(text):
    return json.dumps(json.loads(text), indent=2, ensure_ascii=False) + "\n"


def fmt_plain(text):
    return "\n".join(l.rstrip() for l in text.splitlines()) + "\n"


FORMATTERS = {".json": fmt_json, ".toml": fmt_plain, ".yaml": fmt_plain, ".yml": fmt_plain}

event = json.load(sys.stdin)
path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
fn = FORMATTERS.get(path.suffix)
if fn and path.is_file():
    old = path.read_text()
    try:
        new = fn(old)
    except ValueError as err:
        print(f"{path}: {err}", file=sys.stderr)
        sys.exit(2)
    if new != old:
        path.write_text(new)
        print(f"formatted {path}")
