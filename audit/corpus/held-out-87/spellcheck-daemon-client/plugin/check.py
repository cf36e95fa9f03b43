import http.client
import json
import sys
from pathlib import Path
from urllib.parse import urlencode

WORDS = Path.home() / ".config" / "spellcheck-client" / "words"


def ask(text):
    link = http.client.HTTPConnection("127.0.0.1", 8081, timeout=8)
    link.request("POST", "/v2/check", urlencode({"language": "auto", "text": text}), {"Content-Type": "application/x-www-form-urlencoded"})
    return json.load(link.getresponse())["matches"]


def main():
    path = Path(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".md", ".rst", ".txt"} or not path.is_file():
        return
    known = set(WORDS.read_text().split()) if WORDS.exists() else set()
    text = path.read_text(encoding="utf-8")[:40_000]
    try:
        matches = ask(text)
    except OSError:
        return
    for hit in matches[:15]:
        word = text[hit["offset"]:hit["offset"] + hit["length"]]
        if word not in known:
            line = text.count("\n", 0, hit["offset"]) + 1
            print(f"{path.name}:{line}: {word!r}: {hit['message']}", file=sys.stderr)


main()
