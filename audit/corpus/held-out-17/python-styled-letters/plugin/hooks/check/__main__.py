import json
import sys
import tomllib

from . import REQUIRED


def main() -> int:
    event = json.load(sys.stdin)
    path = event.get("tool_input", {}).get("file_path", "")
    if not path.endswith("pyproject.toml"):
        return 0
    with open(path, "rb") as f:
        project = tomllib.load(f).get("project", {})
    missing = [k for k in REQUIRED if k not in project and k not in project.get("dynamic", [])]
    if missing:
        print("pyproject.toml lacks " + ", ".join(missing), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
