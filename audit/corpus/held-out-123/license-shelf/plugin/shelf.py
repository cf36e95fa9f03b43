#!/usr/bin/env python3
import json
import re
import sys
from collections import Counter
from pathlib import Path

LINE = re.compile(r"^(\w+):\s*\[(.*)\]\s*$")


def policy():
    local = Path("license-policy.yaml")
    source = local if local.exists() else Path(__file__).with_name("policy.yaml")
    table = {}
    for line in source.read_text("utf-8").splitlines():
        hit = LINE.match(line)
        if hit:
            for name in hit.group(2).split(","):
                table[name.strip()] = hit.group(1)
    return table


def node_packages(root):
    for manifest in root.glob("node_modules/**/package.json"):
        if "node_modules" not in manifest.parent.parent.name and not manifest.parent.parent.name.startswith("@"):
            continue
        try:
            data = json.loads(manifest.read_text("utf-8"))
        except (ValueError, OSError):
            continue
        lic = data.get("license")
        if isinstance(lic, dict):
            lic = lic.get("type")
        if data.get("name"):
            yield "node", data["name"], data.get("version", "?"), lic or "none stated"


def python_packages(root):
    for meta in root.glob(".venv/lib/*/site-packages/*.dist-info/METADATA"):
        fields = {}
        for line in meta.read_text("utf-8", "replace").split("\n\n")[0].splitlines():
            key, _, value = line.partition(": ")
            fields.setdefault(key, value)
        lic = fields.get("License-Expression") or fields.get("License") or "none stated"
        yield "python", fields.get("Name", "?"), fields.get("Version", "?"), lic[:40]


def judge(lic, table):
    parts = [p.strip("() ") for p in re.split(r"\s+(?:OR|AND)\s+", lic)]
    grades = [table.get(p, "unknown") for p in parts]
    if " OR " in lic and "allow" in grades:
        return "allow"
    for grade in ("deny", "unknown", "review"):
        if grade in grades:
            return grade
    return "allow"


def main():
    root, table, counts = Path(sys.argv[1] if len(sys.argv) > 1 else "."), policy(), Counter()
    for kind, name, version, lic in [*node_packages(root), *python_packages(root)]:
        grade = judge(lic, table)
        counts[grade] += 1
        if grade != "allow":
            print(f"{grade:8} {kind:7} {name} {version}: {lic}")
    print(dict(counts))
    return 1 if counts["deny"] else 0


if __name__ == "__main__":
    sys.exit(main())
