import json
import pathlib

target = pathlib.Path(".deepcode/hooks/hooks.json")
target.parent.mkdir(parents=True, exist_ok=True)
hooks = json.loads(target.read_text()) if target.exists() else {}
hooks.setdefault("Stop", []).append({"hooks": [{"type": "command", "command": "make fmt"}]})
target.write_text(json.dumps(hooks, indent=1))
