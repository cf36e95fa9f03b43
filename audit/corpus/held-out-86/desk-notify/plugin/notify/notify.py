import json
import shutil
import subprocess
import sys
from pathlib import Path

backends = json.loads(Path(__file__).with_name("backends.json").read_text())
event = json.load(sys.stdin)
argv = backends.get(sys.platform)
if argv and shutil.which(argv[0]):
    known = {"{title}": "Agent", "{text}": event.get("message", "")[:200]}
    subprocess.run([known.get(a, a) for a in argv], timeout=5, check=False)
