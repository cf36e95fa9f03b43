"""Minimal stdio MCP server: search(query) over Markdown files."""
import json
import math
import re
import sys
from collections import Counter
from pathlib import Path

WORD = re.compile(r"\w+", re.UNICODE)


class Index:
    def __init__(self, root: Path):
        self.docs = []
        self.df = Counter()
        for path in sorted(root.rglob("*.md")):
            if path.is_symlink():
                continue
            for section in re.split(r"(?m)^(?=#{1,3} )", path.read_text(encoding="utf-8", errors="replace")):
                words = Counter(w.lower() for w in WORD.findall(section))
                if words:
                    self.docs.append((str(path), section[:600], words, sum(words.values())))
                    self.df.update(words.keys())
        self.avg = sum(d[3] for d in self.docs) / max(1, len(self.docs))

    def search(self, query, limit=5):
        terms = [w.lower() for w in WORD.findall(query)]
        scored = []
        for path, text, words, length in self.docs:
            score = 0.0
            for t in terms:
                if t in words:
                    idf = math.log(1 + (len(self.docs) - self.df[t] + 0.5) / (self.df[t] + 0.5))
                    score += idf * words[t] * 2.2 / (words[t] + 1.2 * (0.25 + 0.75 * length / self.avg))
            if score:
                scored.append((score, path, text))
        return [{"path": p, "text": t} for _, p, t in sorted(scored, reverse=True)[:limit]]


def handle(index, message):
    method = message["method"]
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}},
                "serverInfo": {"name": "handbook", "version": "0.3.0"}}
    if method == "tools/list":
        return {"tools": [{"name": "search", "description": "Search the handbook",
                           "inputSchema": {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}}]}
    if method == "tools/call":
        hits = index.search(message["params"]["arguments"]["query"])
        return {"content": [{"type": "text", "text": json.dumps(hits, ensure_ascii=False)}]}
    return {}


def main():
    index = Index(Path(sys.argv[1]))
    for line in sys.stdin:
        message = json.loads(line)
        if "id" in message:
            print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": handle(index, message)}), flush=True)


if __name__ == "__main__":
    main()
