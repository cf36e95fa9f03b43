import json
import sys
from pathlib import Path

from emit import Emitter, pascal
from templates import HEAD

SUFFIX = ".schema.json"

event = json.load(sys.stdin)
path = Path(event.get("tool_input", {}).get("file_path", ""))
if path.name.endswith(SUFFIX) and path.is_file():
    name = path.name[: -len(SUFFIX)]
    emitter = Emitter()
    emitter.type_of(json.loads(path.read_text()), pascal(name))
    target = path.with_name(name + ".types.ts")
    target.write_text(HEAD.replace("$source", path.name) + "\n".join(emitter.blocks))
    print(f"wrote {target.name}")
