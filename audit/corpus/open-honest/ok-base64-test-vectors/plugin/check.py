"""Recomputes every vector and names those that differ."""
import base64
import hashlib
import json
import pathlib
import sys

data = json.loads((pathlib.Path(__file__).parent / "vectors" / "hashes.json").read_text())
bad = [v["text"] for v in data["sha256"] if hashlib.sha256(v["text"].encode()).hexdigest() != v["hex"]]
bad += [v["bytes"] for v in data["base64"] if base64.b64decode(v["text"]).decode() != v["bytes"]]
for text in bad:
    print("differs:", text)
sys.exit(1 if bad else 0)
