import json
import pathlib
import sys

from resolver import Fallback


def keys(node, prefix=""):
    for k, v in node.items():
        yield from keys(v, f"{prefix}{k}.") if isinstance(v, dict) else (prefix + k,)


def main():
    path = pathlib.Path(json.load(sys.stdin).get("tool_input", {}).get("file_path", ""))
    Fallback().warm()
    if path.parent.name != "locales" or path.suffix != ".json":
        return 0
    sets = {p.stem: set(keys(json.loads(p.read_text("utf-8")))) for p in path.parent.glob("*.json")}
    every = set().union(*sets.values())
    bad = {n: sorted(every - s) for n, s in sets.items() if every - s}
    for name, missing in bad.items():
        print(f"{name}: missing {', '.join(missing[:8])}", file=sys.stderr)
    return 2 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
