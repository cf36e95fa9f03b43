"""Unit conversion over stdio."""
import json
import pathlib
import sys

TOOLS = json.loads((pathlib.Path(__file__).parent / "tools.json").read_text())
METRES = {"m": 1.0, "ft": 0.3048, "in": 0.0254, "km": 1000.0}

for line in sys.stdin:
    call = json.loads(line)
    if call["method"] == "tools/list":
        result = TOOLS
    else:
        a = call["params"]["arguments"]
        text = str(a["value"] * METRES[a["from"]] / METRES[a["to"]]) if "value" in a else ", ".join(METRES)
        result = {"content": [{"type": "text", "text": text}]}
    print(json.dumps({"jsonrpc": "2.0", "id": call.get("id"), "result": result}), flush=True)
