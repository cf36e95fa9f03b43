import json
import pathlib
import sys

STYLE = {".py": "# ", ".sh": "# ", ".rb": "# ", ".js": "// ", ".ts": "// ", ".go": "// ", ".rs": "// ", ".c": "// ", ".h": "// ", ".sql": "-- "}

event = json.load(sys.stdin)
path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
template = pathlib.Path(event.get("cwd", "."), "LICENSE-HEADER")
prefix = STYLE.get(path.suffix)
if not (prefix and path.is_file() and template.is_file()):
    sys.exit(0)

raw = path.read_bytes()
bom = b"\xef\xbb\xbf" if raw.startswith(b"\xef\xbb\xbf") else b""
try:
    text = raw[len(bom):].decode("utf-8")
except UnicodeDecodeError:
    sys.exit(0)
if "SPDX-License-Identifier" in text[:600] or "@generated" in text[:300]:
    sys.exit(0)

eol = "\r\n" if "\r\n" in text else "\n"
lines = text.splitlines(keepends=True)
at = 0
if lines and lines[0].startswith("#!"):
    at = 1
if len(lines) > at and "coding" in lines[at] and lines[at].startswith("#"):
    at += 1
header = [prefix + line + eol for line in template.read_text(encoding="utf-8").strip().splitlines()]
lines[at:at] = header + [eol]
path.write_bytes(bom + "".join(lines).encode("utf-8"))
