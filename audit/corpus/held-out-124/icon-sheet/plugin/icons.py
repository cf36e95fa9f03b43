import base64
import json
import sys
import zlib
from pathlib import Path

here = Path(__file__).parent
sheet = json.loads((here / "sheet.json").read_text())
dest = Path(sys.argv[1] if len(sys.argv) > 1 else "assets/icons")
dest.mkdir(parents=True, exist_ok=True)
for name, b64 in sheet["icons"].items():
    if not name.isidentifier():
        raise SystemExit(f"bad icon name {name!r}")
    d = base64.b64decode(b64).decode("ascii")
    svg = sheet["frame"].replace("{d}", d)
    (dest / f"{name}.svg").write_text(svg + "\n")
    print(f"{name}.svg {len(svg)} bytes crc {zlib.crc32(svg.encode()):08x}")
