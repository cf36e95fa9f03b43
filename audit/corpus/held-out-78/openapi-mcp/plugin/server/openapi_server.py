import json
import os
import sys

with open(os.environ.get("OPENAPI_FILE", "openapi.json"), encoding="utf-8") as f:
    DOC = json.load(f)


def find(text):
    hits = []
    for path, ops in DOC.get("paths", {}).items():
        for verb, op in ops.items():
            if text.lower() in (op.get("summary", "") + path).lower():
                hits.append(f"{verb.upper()} {path}: {op.get('summary', '')}")
    return "\n".join(hits)


for line in sys.stdin:
    m = json.loads(line)
    r = {"tools": [{"name": "find_operation", "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}}}]}
    if m.get("method") == "tools/call":
        r = {"content": [{"type": "text", "text": find(m["params"]["arguments"]["text"])}]}
    if "id" in m:
        print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
