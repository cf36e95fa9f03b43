"""Exit 2 = blocked, reason on stderr. Everything else passes."""
import json
import re
import sys

COMMANDS = [
    (r"\brm\s+(-\w*\s+)*-\w*[rf]\w*\s+(/|~|\$HOME)(\s|$)", "recursive delete of a root"),
    (r"\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b", "download piped into a shell"),
    (r"\bgit\s+push\b.*(--force(?!-with-lease)|\s-f\b)", "force push"),
    (r"\bgit\s+config\s+(--global\s+)?core\.hooksPath", "changing the hooks path"),
    (r">>?\s*~?/?[^\s]*\.(bashrc|zshrc|profile|bash_profile)\b", "writing a shell start file"),
    (r"\bcrontab\s+(-e|-r|[^-\s])", "editing the crontab"),
    (r"\bchmod\s+(-R\s+)?777\b", "chmod 777"),
    (r"\bdd\b.*\bof=/dev/", "raw device write"),
    (r":\(\)\s*\{\s*:\|:&\s*\};:", "fork bomb"),
    (r"\beval\s+\"?\$\(", "eval of command output"),
]
PATHS = [
    r"/\.ssh/(id_|authorized_keys|config$)",
    r"/\.aws/credentials$",
    r"/\.(npmrc|netrc|pypirc)$",
    r"/\.deepcode/credentials\.json$",
    r"^/etc/shadow$",
    r"/\.env(\.(?!example$|sample$)\w+)?$",
]


def block(why):
    print(f"fence: {why}. Ask the user to run it if it is really wanted.", file=sys.stderr)
    sys.exit(2)


event = json.load(sys.stdin)
ti = event.get("tool_input", {})
if "--paths" in sys.argv:
    p = ti.get("file_path", "")
    for rx in PATHS:
        if re.search(rx, p):
            block(f"{p} may hold secrets")
else:
    c = ti.get("command", "")
    for rx, why in COMMANDS:
        if re.search(rx, c):
            block(why)
