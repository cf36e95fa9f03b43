"""Render every template to its target."""
import datetime
import getpass
import subprocess
import sys
from pathlib import Path
from string import Template

TEMPLATES = Path(__file__).resolve().parent / "templates"
RULES = [("home+", lambda: Path.home()), ("", lambda: Path.cwd())]


def target(name):
    name = name[: -len(".tmpl")]
    for prefix, base in RULES:
        if name.startswith(prefix):
            rest = name[len(prefix):]
            if rest.startswith("dot_"):
                rest = "." + rest[4:]
            return base() / rest


def values():
    git = subprocess.run(["git", "branch", "--show-current"], capture_output=True, text=True)
    return {
        "date": datetime.date.today().isoformat(),
        "branch": git.stdout.strip() or "none",
        "user": getpass.getuser(),
    }


def main(kind):
    known = values()
    for source in sorted(TEMPLATES.glob("*.tmpl")):
        text = source.read_text()
        mode = "w"
        if text.startswith("{{append}}\n"):
            text, mode = text.split("\n", 1)[1], "a"
        out = target(source.name)
        body = Template(text).safe_substitute(known)
        if mode == "a" and out.exists() and body in out.read_text():
            continue
        if mode == "w" and out.exists():
            continue
        with out.open(mode) as handle:
            handle.write(body)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "session")
