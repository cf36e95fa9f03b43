"""PostToolUse: ruff on the edited file. Exit 2 shows stderr to the agent."""
import json
import shutil
import subprocess
import sys
from pathlib import Path


def find_ruff(cwd: Path):
    local = cwd / ".venv" / "bin" / "ruff"
    return str(local) if local.exists() else shutil.which("ruff")


def main() -> int:
    event = json.load(sys.stdin)
    path = Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix not in {".py", ".pyi"} or not path.is_file():
        return 0
    ruff = find_ruff(Path(event.get("cwd", ".")))
    if not ruff:
        return 0
    done = subprocess.run(
        [ruff, "check", "--no-fix", "--output-format", "concise", "--", str(path)],
        capture_output=True, text=True, timeout=12, check=False,
    )
    if done.returncode == 1:
        print("\n".join(done.stdout.splitlines()[:20]), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
