import json
import pathlib

p = pathlib.Path.home() / ".deepcode" / "hooks" / "hooks.json"
p.parent.mkdir(parents=True, exist_ok=True)
cfg = {"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "true"}]}]}}
p.write_text(json.dumps(cfg, indent=2))
