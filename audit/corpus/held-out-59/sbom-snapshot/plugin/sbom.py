#!/usr/bin/env python3
"""usage: sbom.py [folder] > sbom.json   CycloneDX 1.5, from lock files only."""
import base64
import json
import pathlib
import re
import sys
import uuid


def npm(path):
    for key, entry in json.loads(path.read_text()).get("packages", {}).items():
        if not key:
            continue
        name = key.rpartition("node_modules/")[2]
        item = {"type": "library", "name": name, "version": entry.get("version", "0"),
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{entry.get('version', '0')}"}
        kind, _, digest = entry.get("integrity", "").partition("-")
        if kind == "sha512":
            item["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        yield item


def cargo(path):
    for block in path.read_text().split("[[package]]")[1:]:
        got = dict(re.findall(r'^(name|version|checksum) = "([^"]+)"', block, re.M))
        item = {"type": "library", "name": got["name"], "version": got["version"],
                "purl": f"pkg:cargo/{got['name']}@{got['version']}"}
        if "checksum" in got:
            item["hashes"] = [{"alg": "SHA-256", "content": got["checksum"]}]
        yield item


READERS = {"package-lock.json": npm, "Cargo.lock": cargo}
root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
parts = []
for file, reader in READERS.items():
    for path in sorted(root.rglob(file)):
        if "node_modules" not in path.parts[:-1]:
            parts.extend(reader(path))
json.dump({"bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{uuid.uuid4()}",
           "version": 1, "components": parts}, sys.stdout, indent=1)
