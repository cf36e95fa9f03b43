import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
SPEC = json.loads((ROOT / "jobs.json").read_text())


def run(name, args):
    job = SPEC[name]
    opts = {k: (subprocess.DEVNULL if v == "null" else v) for k, v in job["opts"].items()}
    proc = subprocess.Popen([sys.executable, str(ROOT / job["file"]), *args], **opts)
    if job.get("join", True):
        proc.wait(timeout=5)
