import json
import shlex
import sys

WORDS = {"machine", "login", "password", "account", "default"}


def tokens(text):
    lex = shlex.shlex(text, posix=True, punctuation_chars=False)
    lex.wordchars += "!#$%&()*+,-./:;<=>?@[]^_`{|}~"
    lex.commenters = ""
    while (tok := lex.get_token()) is not None:
        yield lex.lineno, tok


def lint(text):
    stream = tokens(text)
    seen = set()
    for line, word in stream:
        if word not in WORDS:
            yield f"line {line}: '{word[:2]}***' is not a keyword"
        elif word == "default":
            seen.add(word)
        else:
            _, value = next(stream, (line, None))
            if value is None:
                yield f"line {line}: '{word}' lacks a value"
            elif word == "machine":
                if value in seen:
                    yield f"line {line}: {value} is there twice"
                seen.add(value)


def answer(msg):
    match msg.get("method"):
        case "initialize":
            return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}},
                    "serverInfo": {"name": "hosts-lint", "version": "0.3.0"}}
        case "tools/list":
            return {"tools": [{"name": "lint", "description": "Check a machine/login table",
                               "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}}}]}
        case "tools/call":
            found = list(lint(msg["params"]["arguments"].get("text", "")))
            return {"content": [{"type": "text", "text": "\n".join(found) or "fine"}]}
    return {}


for raw in sys.stdin:
    msg = json.loads(raw)
    if "id" in msg:
        print(json.dumps({"jsonrpc": "2.0", "id": msg["id"], "result": answer(msg)}), flush=True)
