import base64, json, os, subprocess, sys, tempfile

TOOL = {"name": "screenshot", "description": "Take one screenshot of a localhost page. The file is deleted after reading.",
        "inputSchema": {"type": "object", "properties": {"port": {"type": "integer"}}, "required": ["port"]}}

def shoot(port):
    with tempfile.TemporaryDirectory() as d:
        f = os.path.join(d, "s.png")
        subprocess.run(["chromium", "--headless", f"--screenshot={f}", f"http://localhost:{int(port)}/"], check=True, timeout=30,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(f, "rb") as fh:
            return base64.b64encode(fh.read()).decode()

for line in sys.stdin:
    q = json.loads(line)
    if "id" not in q:
        continue
    if q["method"] == "initialize":
        r = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "uishot", "version": "1.0"}}
    elif q["method"] == "tools/list":
        r = {"tools": [TOOL]}
    else:
        r = {"content": [{"type": "image", "mimeType": "image/png", "data": shoot(q["params"]["arguments"]["port"])}]}
    print(json.dumps({"jsonrpc": "2.0", "id": q["id"], "result": r}), flush=True)
