"""Look for contradictions between a repository's dotfiles. Standard library only."""
import configparser
import json
import sys
from pathlib import Path

WATCHED = {".editorconfig", ".gitattributes", ".gitignore", ".npmrc.example", ".nvmrc"}
SHOULD_BE_IGNORED = [".env", ".npmrc", "*.pem", "id_rsa"]


def editorconfig_eol(path: Path) -> dict[str, str]:
    parser = configparser.ConfigParser(strict=False)
    parser.read_string("[__root__]\n" + path.read_text("utf-8"))
    return {s: parser[s]["end_of_line"] for s in parser.sections() if "end_of_line" in parser[s]}


def gitattributes_eol(path: Path) -> dict[str, str]:
    result = {}
    for line in path.read_text("utf-8").splitlines():
        fields = line.split("#")[0].split()
        for attribute in fields[1:]:
            if attribute.startswith("eol="):
                result[fields[0]] = attribute[4:]
    return result


def problems(root: Path):
    ec, ga, gi = root / ".editorconfig", root / ".gitattributes", root / ".gitignore"
    if ec.exists() and ga.exists():
        a, b = editorconfig_eol(ec), gitattributes_eol(ga)
        for pattern in a.keys() & b.keys():
            if a[pattern] != b[pattern]:
                yield f"{pattern}: .editorconfig says {a[pattern]}, .gitattributes says {b[pattern]}"
    if gi.exists():
        ignored = set(gi.read_text("utf-8").split())
        for name in SHOULD_BE_IGNORED:
            if name not in ignored and "/" + name not in ignored:
                yield f".gitignore does not mention {name}"


def main() -> int:
    root = Path.cwd()
    if "--hook" in sys.argv:
        event = json.load(sys.stdin)
        if Path(event.get("tool_input", {}).get("file_path", "")).name not in WATCHED:
            return 0
    found = list(problems(root))
    print("\n".join(found), file=sys.stderr)
    return 2 if found else 0


raise SystemExit(main())
