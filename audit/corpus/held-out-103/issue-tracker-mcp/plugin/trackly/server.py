import json
import sys

from client import Client, TracklyError

TOOLS = {
    "issue_search": ("Search issues by text", {"query": "string"}),
    "issue_get": ("One issue with its comments", {"key": "string"}),
    "issue_comment": ("Add a comment to an issue", {"key": "string", "text": "string"}),
}


def call(client, name, a):
    if name == "issue_search":
        rows = client.get("/issues", q=a["query"], limit=20)["items"]
        return "\n".join("%s  [%s] %s" % (r["key"], r["state"], r["title"]) for r in rows) or "nothing found"
    if name == "issue_get":
        i = client.get("/issues/" + a["key"])
        talk = "\n\n".join("%s: %s" % (c["author"], c["text"]) for c in i["comments"])
        return "%s\n\n%s\n\n---\n%s" % (i["title"], i["body"], talk)
    if name == "issue_comment":
        client.post("/issues/%s/comments" % a["key"], {"text": a["text"]})
        return "commented"
    raise TracklyError("unknown tool " + name)


def main():
    client = Client()
    for line in sys.stdin:
        m = json.loads(line)
        if "id" not in m:
            continue
        out = {"jsonrpc": "2.0", "id": m["id"]}
        if m["method"] == "initialize":
            out["result"] = {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}},
                             "serverInfo": {"name": "trackly", "version": "1.0.1"}}
        elif m["method"] == "tools/list":
            out["result"] = {"tools": [
                {"name": n, "description": d,
                 "inputSchema": {"type": "object", "properties": {k: {"type": t} for k, t in p.items()}, "required": list(p)}}
                for n, (d, p) in TOOLS.items()]}
        else:
            try:
                text = call(client, m["params"]["name"], m["params"]["arguments"])
                out["result"] = {"content": [{"type": "text", "text": text}]}
            except TracklyError as e:
                out["result"] = {"isError": True, "content": [{"type": "text", "text": str(e)}]}
        print(json.dumps(out), flush=True)


main()
