import pathlib
import shutil
import subprocess
import sys

NAMES = {"dist", "build", "__pycache__", ".pytest_cache", "target", "coverage"}

dry = "--dry-run" in sys.argv
root = pathlib.Path(subprocess.check_output(["git", "rev-parse", "--show-toplevel"], text=True).strip())
for d in sorted(root.rglob("*")):
    if d.name not in NAMES or not d.is_dir() or ".git" in d.parts:
        continue
    if subprocess.run(["git", "-C", str(root), "check-ignore", "-q", str(d)]).returncode != 0:
        continue  # tracked: leave it
    print(("would remove " if dry else "removing ") + str(d.relative_to(root)))
    if not dry:
        shutil.rmtree(d)
