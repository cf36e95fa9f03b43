import importlib.util
import json
import sys
from pathlib import Path

RULES = Path(__file__).resolve().parent / "rules"


def load():
    for f in sorted(RULES.glob("r[0-9]*_*.py")):
        spec = importlib.util.spec_from_file_location(f.stem, f)
        mod = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(mod)
        yield f.stem.split("_")[0].upper(), getattr(mod, "check")


def main():
    path = Path(json.load(sys.stdin)["tool_input"].get("file_path", ""))
    if path.suffix != ".py" or not path.is_file():
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    for code, check in load():
        for n, text in check(lines):
            print(f"{path}:{n}: {code} {text}")


main()
