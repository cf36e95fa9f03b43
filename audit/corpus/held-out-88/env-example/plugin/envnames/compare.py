import json
import re
import subprocess
from pathlib import Path

GRAMMAR = {
    ext: [re.compile(p) for p in patterns]
    for ext, patterns in json.loads(Path(__file__).with_name("grammar.json").read_text()).items()
}
IGNORE = {"NODE_ENV", "CI", "HOME", "PATH"}


def tracked():
    done = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True)
    return [Path(p) for p in done.stdout.split("\0") if p]


def used():
    found = {}
    for path in tracked():
        for pattern in GRAMMAR.get(path.suffix, ()):
            try:
                text = path.read_text(errors="replace")
            except OSError:
                continue
            for name in pattern.findall(text):
                found.setdefault(name, path)
    return found


def named():
    example = Path(".env.example")
    if not example.is_file():
        return None
    return set(re.findall(r"^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=", example.read_text(), re.M))


known = named()
if known is not None:
    for name, path in sorted(used().items()):
        if name not in known | IGNORE:
            print(f"{name} ({path}) is missing in .env.example")
