"""Refuses tool calls whose path looks like a secret."""
import fnmatch
import json
import sys

FORBIDDEN = (
    "*/.ssh/*",
    "*/.aws/credentials",
    "*/.netrc",
    "*/.npmrc",
    "*/.env",
    "*/.env.*",
)


def refused(path: str) -> bool:
    path = "/" + path.replace("\\", "/").lstrip("/")
    return any(fnmatch.fnmatchcase(path, pattern) for pattern in FORBIDDEN)


if __name__ == "__main__":
    event = json.load(sys.stdin)
    target = event.get("tool_input", {}).get("file_path") or event.get("tool_input", {}).get("path") or ""
    if refused(target):
        print(f"secret-fence: {target} is not for the agent", file=sys.stderr)
        sys.exit(2)
