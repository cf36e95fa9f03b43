#!/usr/bin/env python3
"""Answers what an HTTP status code means. Works offline."""
import json
import sys
from http import HTTPStatus

TOOL = {
    "name": "explain_status",
    "description": "Explains an HTTP status code. Call it before you guess what an unusual code means.",
    "inputSchema": {"type": "object", "properties": {"code": {"type": "integer"}}, "required": ["code"]},
}


def explain(code):
    try:
        status = HTTPStatus(code)
    except ValueError:
        return f"{code} is not registered"
    return f"{status.value} {status.phrase}: {status.description or 'no further description'}"


def respond(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": {"name": "status", "version": "0.5.1"}}
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        text = explain(message["params"]["arguments"]["code"])
        return {"content": [{"type": "text", "text": text}]}
    return None


def main():
    for line in sys.stdin:
        message = json.loads(line)
        result = respond(message)
        if result is not None and "id" in message:
            sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
