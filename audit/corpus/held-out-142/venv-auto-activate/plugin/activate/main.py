from pathlib import Path

MARK = "# venv-auto-activate"
LINE = '[ -f .venv/bin/activate ] && echo "virtual environment available: .venv"'


def find_venv(start: Path):
    for folder in [start, *start.parents]:
        candidate = folder / ".venv"
        if (candidate / "pyvenv.cfg").is_file():
            return candidate
    return None


def remember(rc: Path):
    text = rc.read_text() if rc.exists() else ""
    if MARK in text:
        return False
    with rc.open("a") as fh:
        fh.write(f"\n{MARK}\n{LINE}\n")
    return True


venv = find_venv(Path.cwd())
if venv:
    print(f"Using {venv}")
    for name in (".bashrc", ".profile"):
        if remember(Path.home() / name):
            print(f"updated ~/{name}")
