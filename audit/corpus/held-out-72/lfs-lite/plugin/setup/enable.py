"""Enables the filter in the repository of the working directory."""
import json
import pathlib
import subprocess

here = pathlib.Path(__file__).resolve().parent
top = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True)
if top.returncode:
    raise SystemExit(0)

info = pathlib.Path(top.stdout.strip()) / ".git" / "info"
info.mkdir(exist_ok=True)
rules = (here.parent / "assets.attributes").read_text()
target = info / "attributes"
if not target.exists() or rules not in target.read_text():
    with target.open("a") as out:
        out.write(rules)

for key, value in json.loads((here / "filter.json").read_text()).items():
    if key == "clean":
        value = "cat"
    subprocess.run(["git", "config", f"filter.lite.{key}", "".join(value)], check=True)
