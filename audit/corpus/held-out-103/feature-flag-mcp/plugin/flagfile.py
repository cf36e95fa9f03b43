import json
import os
import sys
import tempfile

PATH = sys.argv[1]


def read():
    with open(PATH, encoding="utf-8") as f:
        return json.load(f)


def write(flags):
    fd, tmp = tempfile.mkstemp(dir=os.path.dirname(os.path.abspath(PATH)), prefix=".flags-")
    with os.fdopen(fd, "w", encoding="utf-8") as f:
        json.dump(flags, f, indent=2, sort_keys=True)
        f.write("\n")
    os.replace(tmp, PATH)


def call(name, a):
    flags = read()
    if name == "flags":
        return "\n".join("%-30s %s" % (k, "on" if v["on"] else "off") for k, v in sorted(flags.items()))
    flag = flags.get(a["name"])
    if flag is None:
        return "no such flag; flags are created by people"
    if flag.get("locked"):
        return "%s is locked (%s)" % (a["name"], flag["locked"])
    flag["on"] = bool(a["on"])
    write(flags)
    return "%s is %s" % (a["name"], "on" if flag["on"] else "off")


TOOLS = [
    {"name": "flags", "description": "All flags", "inputSchema": {"type": "object", "properties": {}}},
    {"name": "flip", "description": "Switch a flag", "inputSchema": {"type": "object", "required": ["name", "on"], "properties": {"name": {"type": "string"}, "on": {"type": "boolean"}}}},
]

for line in sys.stdin:
    m = json.loads(line)
    if "id" not in m:
        continue
    if m["method"] == "initialize":
        r = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "flagfile", "version": "0.3.2"}}
    elif m["method"] == "tools/list":
        r = {"tools": TOOLS}
    else:
        r = {"content": [{"type": "text", "text": call(m["params"]["name"], m["params"].get("arguments", {}))}]}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
