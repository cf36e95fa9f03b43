import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from detach import apart
from stale import loop

build = Path("build")
if build.is_dir():
    newest = max((p.stat().st_mtime for p in build.rglob("*")), default=0)
    print(f"newest artefact: {newest:.0f}")
apart(loop)
