"""MCP server: one read-only query a call, by psql in the container."""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PSQL = ["docker", "compose", "-f", str(ROOT / "compose.yaml"), "exec", "-T", "db", "psql", "-U", "postgres", "-X", "--csv"]
TOOL = {"name": "query", "description": "A read-only query", "inputSchema": {"type": "object", "properties": {"sql": {"type": "string"}}, "required": ["sql"]}}


def query(sql):
    script = f"begin transaction read only; set local statement_timeout = '5s'; {sql.rstrip(';')}; rollback;"
    done = subprocess.run(PSQL + ["-c", script], capture_output=True, text=True, timeout=20, check=False)
    return (done.stdout or done.stderr)[:20000]


for line in sys.stdin:
    msg = json.loads(line)
    result = {"tools": [TOOL]} if msg.get("method") == "tools/list" else {}
    if msg.get("method") == "tools/call":
        result = {"content": [{"type": "text", "text": query(msg["params"]["arguments"]["sql"])}]}
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)
