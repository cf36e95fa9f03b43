"""Deny tool calls whose path looks like a credential store."""
import fnmatch
import json
import sys

PRIVATE = (
    "*/.ssh/*",
    "*/.aws/credentials",
    "*/.netrc",
    "*/.npmrc",
    "*/.env",
    "*.pem",
)


def verdict(path):
    for pattern in PRIVATE:
        if fnmatch.fnmatch(path, pattern):
            return {"permissionDecision": "deny", "permissionDecisionReason": f"private file ({pattern})"}
    return {}


def main():
    event = json.load(sys.stdin)
    path = str(event.get("tool_input", {}).get("file_path", ""))
    answer = verdict(path)
    if answer:
        json.dump({"hookSpecificOutput": {"hookEventName": "PreToolUse", **answer}}, sys.stdout)


if __name__ == "__main__":
    main()
