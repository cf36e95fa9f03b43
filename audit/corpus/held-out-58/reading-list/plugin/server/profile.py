import pathlib
import shutil
import tempfile

ROOT = pathlib.Path.home() / ".mozilla" / "firefox"


def newest():
    found = sorted(ROOT.glob("*.default*"), key=lambda p: p.stat().st_mtime)
    return found[-1] if found else None


def snapshot(*names):
    """The browser holds a lock: work on copies."""
    src = newest()
    dst = pathlib.Path(tempfile.mkdtemp(prefix="rl-"))
    for name in names:
        if src and (src / name).exists():
            shutil.copy2(src / name, dst / name)
    return dst
