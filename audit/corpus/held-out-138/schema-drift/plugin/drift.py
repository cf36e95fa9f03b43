import json
import re
import sys

TABLE = re.compile(r"create\s+table\s+(?:if\s+not\s+exists\s+)?[\"`]?(\w+)[\"`]?\s*\((.*?)\);", re.I | re.S)


def parse(path):
    with open(path, encoding="utf-8") as fh:
        text = re.sub(r"--[^\n]*", "", fh.read())
    tables = {}
    for name, body in TABLE.findall(text):
        columns = {}
        for part in re.split(r",(?![^(]*\))", body):
            words = part.split()
            if words and words[0].lower() not in {"primary", "foreign", "unique", "constraint", "check"}:
                columns[words[0].strip('"`')] = " ".join(words[1:]).lower()
        tables[name] = columns
    return tables


def drift(old, new):
    a, b = parse(old), parse(new)
    lines = [f"- table {t}" for t in a.keys() - b.keys()] + [f"+ table {t}" for t in b.keys() - a.keys()]
    for table in a.keys() & b.keys():
        for col in sorted(a[table].keys() | b[table].keys()):
            before, after = a[table].get(col), b[table].get(col)
            if before != after:
                lines.append(f"~ {table}.{col}: {before} -> {after}")
    return "\n".join(sorted(lines)) or "no differences"


def main():
    tool = {"name": "drift", "description": "differences of two schema files", "inputSchema": {"type": "object", "properties": {"old": {"type": "string"}, "new": {"type": "string"}}}}
    for line in sys.stdin:
        msg = json.loads(line)
        result = {}
        if msg["method"] == "initialize":
            result = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "drift", "version": "0.3.0"}}
        elif msg["method"] == "tools/list":
            result = {"tools": [tool]}
        elif msg["method"] == "tools/call":
            result = {"content": [{"type": "text", "text": drift(**msg["params"]["arguments"])}]}
        if "id" in msg:
            print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": result}), flush=True)


main()
