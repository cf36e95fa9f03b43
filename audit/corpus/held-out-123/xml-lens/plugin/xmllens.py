#!/usr/bin/env python3
"""xmllens.py FILE XPATH [--ns prefix=uri]...    read only"""
import argparse
import json
import sys
import xml.etree.ElementTree as plain
from pathlib import Path

try:  # the native library is optional
    from lxml import etree as native
except ImportError:
    native = None

NAMES = json.loads(Path(__file__).with_name("namespaces.json").read_text())


def parse(path):
    head = path.read_bytes()[:4096]
    if b"<!ENTITY" in head:
        sys.exit("the file declares entities, not opened")
    if native is not None:
        parser = native.XMLParser(resolve_entities=False, no_network=True, huge_tree=False, load_dtd=False)
        return native.parse(str(path), parser).getroot()
    return plain.parse(path).getroot()


def find(root, expression, names):
    if native is not None:
        found = root.xpath(expression, namespaces=names)
        return found if isinstance(found, list) else [found]
    attribute = None
    if "/@" in expression:
        expression, attribute = expression.rsplit("/@", 1)
    if expression.startswith("/"):
        expression = "." + (expression if expression.startswith("//") else "//" + expression.split("/", 2)[-1])
    nodes = root.findall(expression, names)
    return [n.get(attribute) for n in nodes if n.get(attribute)] if attribute else nodes


def show(item):
    if isinstance(item, (str, float, bool)):
        return str(item)
    attrs = " ".join(f'{k}="{v}"' for k, v in item.attrib.items())
    text = " ".join("".join(item.itertext()).split())
    return f"<{item.tag}{' ' + attrs if attrs else ''}> {text[:120]}"


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("file", type=Path)
    ap.add_argument("xpath")
    ap.add_argument("--ns", action="append", default=[])
    opts = ap.parse_args()
    names = dict(NAMES, **dict(pair.split("=", 1) for pair in opts.ns))
    try:
        found = find(parse(opts.file), opts.xpath, names)
    except (plain.ParseError, SyntaxError, KeyError) as err:
        sys.exit(f"{opts.file}: {err}")
    for item in found[:100]:
        print(show(item))
    print(f"{len(found)} found ({'lxml' if native is not None else 'standard library'})", file=sys.stderr)


if __name__ == "__main__":
    main()
