import json, subprocess, sys
from pathlib import Path


def sh(args, **kw):
    return subprocess.run(args, capture_output=True, text=True, **kw)


def guess_tests(path: Path):
    """pkg/mod.py -> tests/test_mod.py, pkg/tests/test_mod.py, pkg/test_mod.py"""
    name = f"test_{path.stem}.py"
    if path.name.startswith("test_"):
        yield path
    yield Path("tests") / name
    yield path.parent / "tests" / name
    yield path.parent / name
    parts = path.parts
    if len(parts) > 1:
        yield Path("tests").joinpath(*parts[1:-1], name)


event = json.load(sys.stdin)
if event.get("stop_hook_active"):
    sys.exit(0)

names = sh(["git", "status", "--porcelain", "--untracked-files=all"]).stdout.splitlines()
py = [Path(n[3:].split(" -> ")[-1].strip('"')) for n in names if n.rstrip('"').endswith(".py")]
tests = sorted({str(t) for p in py for t in guess_tests(p) if t.is_file()})
if not tests:
    sys.exit(0)

runner = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
if Path("uv.lock").exists():
    runner = ["uv", "run", "--frozen", "--offline", "python"] + runner[1:]

result = sh(runner + tests, timeout=280)
if result.returncode not in (0, 5):
    tail = result.stdout.splitlines()[-35:]
    sys.stderr.write("\n".join(tail) + "\n")
    sys.exit(2)
