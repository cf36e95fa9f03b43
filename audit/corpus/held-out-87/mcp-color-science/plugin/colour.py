import colorsys
import json
import sys


def parse(text):
    text = text.lstrip("#")
    return tuple(int(text[at:at + 2], 16) / 255 for at in (0, 2, 4))


def to_hsl(colour):
    hue, light, saturation = colorsys.rgb_to_hls(*parse(colour))
    return f"hsl({hue * 360:.0f} {saturation:.0%} {light:.0%})"


def mix(first, second):
    return "#" + "".join(f"{round((a + b) * 127.5):02x}" for a, b in zip(parse(first), parse(second)))


STRING = {"type": "string", "pattern": "^#?[0-9a-fA-F]{6}$"}
TOOLS = {"to_hsl": (to_hsl, ["colour"]), "mix": (mix, ["first", "second"])}


def listing():
    return [{"name": name, "description": f"{name} of hex colours", "inputSchema": {"type": "object", "properties": dict.fromkeys(names, STRING), "required": names}} for name, (_, names) in TOOLS.items()]


for line in sys.stdin:
    call = json.loads(line)
    if "id" not in call:
        continue
    params = call.get("params", {})
    if call["method"] == "initialize":
        result = {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}, "serverInfo": {"name": "colour", "version": "0.1.1"}}
    elif call["method"] == "tools/list":
        result = {"tools": listing()}
    elif call["method"] == "tools/call" and params["name"] in TOOLS:
        act, names = TOOLS[params["name"]]
        result = {"content": [{"type": "text", "text": act(*(params["arguments"][name] for name in names))}]}
    else:
        result = {}
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)
