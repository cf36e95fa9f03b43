from pathlib import Path

CANDIDATES = (".venv", "venv", "env")


def find(root):
    for name in CANDIDATES:
        python = Path(root) / name / "bin" / "python"
        if python.exists():
            return str(python)
    return None
