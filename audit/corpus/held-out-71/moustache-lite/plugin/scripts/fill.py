#!/usr/bin/env python3
import argparse
import pathlib
import re
import sys

PLACEHOLDER = re.compile(r"\{\{\s*(\w+)\s*\}\}")


def fill(text, values):
    def replace(match):
        name = match.group(1)
        if name not in values:
            raise KeyError(name)
        return values[name]
    return PLACEHOLDER.sub(replace, text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("template", type=pathlib.Path)
    parser.add_argument("target", type=pathlib.Path)
    parser.add_argument("values", nargs="*", metavar="name=value")
    options = parser.parse_args()
    values = dict(item.split("=", 1) for item in options.values)

    root = options.target.resolve()
    planned = []
    for source in sorted(p for p in options.template.rglob("*") if p.is_file()):
        name = fill(str(source.relative_to(options.template)), values).removesuffix(".tmpl")
        target = (root / name).resolve()
        if not target.is_relative_to(root):
            sys.exit(f"{name} leaves the target directory")
        if target.exists():
            sys.exit(f"{target} exists; nothing was written")
        planned.append((target, fill(source.read_text(encoding="utf-8"), values)))

    for target, text in planned:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        print(target.relative_to(root))


if __name__ == "__main__":
    main()
