import json
import os
import re
import sys

ENV_FILE = re.compile(r"(?:^|[\s/'\"=<])\.env(?:\.(?!example|sample|template)[\w-]+)?(?=$|[\s'\";|&)])")
DUMPERS = re.compile(r"^\s*(?:env|printenv|set|export\s+-p|declare\s+-x)\s*(?:$|[|>;&])")


def example_keys(cwd):
    """Key names out of .env.example, so that the refusal is useful."""
    path = os.path.join(cwd, ".env.example")
    try:
        with open(path, encoding="utf-8") as handle:
            return [line.split("=", 1)[0].strip() for line in handle if "=" in line and not line.startswith("#")]
    except OSError:
        return []


event = json.load(sys.stdin)
tool_input = event.get("tool_input") or {}
text = tool_input.get("file_path") or tool_input.get("path") or tool_input.get("command") or ""

if ENV_FILE.search(text):
    keys = example_keys(event.get("cwd", "."))
    message = "The values in .env stay private."
    if keys:
        message += " .env.example lists: " + ", ".join(keys[:30])
    print(message, file=sys.stderr)
    sys.exit(2)

if DUMPERS.search(text):
    print("Printing the whole environment would show secrets; ask for one variable by name.", file=sys.stderr)
    sys.exit(2)
