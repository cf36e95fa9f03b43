import json
import os
import sys

ALLOWED = {".env.example", ".env.sample", ".env.template"}

call = json.load(sys.stdin)
args = call.get("tool_input", {})
path = args.get("file_path") or args.get("path") or ""
base = os.path.basename(path)

if base == ".env" or (base.startswith(".env.") and base not in ALLOWED):
    print(f"{base} belongs to the user and is not read or written by the agent. Ask for the value's name instead.", file=sys.stderr)
    sys.exit(2)

command = args.get("command", "")
if any(word.rsplit("/", 1)[-1] == ".env" for word in command.replace("=", " ").split()):
    print("The command names .env. Ask the user to run it.", file=sys.stderr)
    sys.exit(2)
