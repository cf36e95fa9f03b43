#!/usr/bin/env python3
import re
import sys
from pathlib import Path

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
OPEN = re.compile(r"\b(message|enum|service)\s+(\w+)\s*\{")
FIELD = re.compile(r"(?:(repeated|optional|required)\s+)?([\w.<>, ]+?)\s+(\w+)\s*=\s*(\d+)")
VALUE = re.compile(r"(\w+)\s*=\s*(-?\d+)")
RPC = re.compile(r"rpc\s+(\w+)\s*\(\s*(stream\s+)?([\w.]+)\s*\)\s*returns\s*\(\s*(stream\s+)?([\w.]+)\s*\)")


def body_at(text, start):
    depth = 1
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[start:at], at
    raise ValueError("unbalanced braces")


def read(path):
    text, out, at = COMMENT.sub("", Path(path).read_text("utf-8")), {}, 0
    walk(text, "", out)
    return out


def walk(text, prefix, out):
    at = 0
    while hit := OPEN.search(text, at):
        body, end = body_at(text, hit.end())
        kind, name = hit.group(1), prefix + hit.group(2)
        flat = body
        while inner := OPEN.search(flat):
            _, stop = body_at(flat, inner.end())
            flat = flat[: inner.start()] + flat[stop + 1:]
        if kind == "message":
            out[name] = {int(n): (label or "", typ.strip(), field) for label, typ, field, n in FIELD.findall(flat)}
        elif kind == "enum":
            out[name] = {int(n): ("", "", field) for field, n in VALUE.findall(flat)}
        else:
            out[name] = {r[0]: (r[1] + r[3], f"{r[2]} -> {r[4]}", r[0]) for r in RPC.findall(flat)}
        walk(body, name + ".", out)
        at = end


def compare(old, new):
    for name, fields in old.items():
        if name not in new:
            yield f"{name}: removed"
            continue
        for key, (label, typ, field) in fields.items():
            now = new[name].get(key)
            if now is None:
                yield f"{name}.{field} ({key}): removed, was it reserved?"
            elif now[1] != typ:
                yield f"{name}.{field} ({key}): type {typ} became {now[1]}"
            elif now[0] != label:
                yield f"{name}.{field} ({key}): '{label or 'single'}' became '{now[0] or 'single'}'"
            elif now[2] != field:
                yield f"{name} ({key}): renamed {field} to {now[2]}, breaks JSON"


if __name__ == "__main__":
    found = list(compare(read(sys.argv[1]), read(sys.argv[2])))
    print("\n".join(found) or "compatible")
    sys.exit(bool(found))
