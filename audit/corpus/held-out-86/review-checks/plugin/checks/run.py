import subprocess
import sys
import tomllib
from pathlib import Path

import builtin  # noqa: F401  registers its checks
from registry import registry

conf = tomllib.loads(Path(__file__).with_name("checks.toml").read_text())["checks"]
active = [registry[name](**options) for name, options in conf.items() if name in registry]
diff = subprocess.run(["git", "diff", "-U0", "HEAD"], capture_output=True, text=True).stdout
found = [p for line in diff.splitlines() if line.startswith("+") for c in active for p in c.problems(line[1:])]
if found:
    print("\n".join(found[:20]), file=sys.stderr)
