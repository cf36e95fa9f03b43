import re

RX = [
    re.compile(r"process\.env\.([A-Z][A-Z0-9_]*)"),
    re.compile(r"os\.environ(?:\.get\(|\[)[\"']([A-Z][A-Z0-9_]*)"),
    re.compile(r"ENV\[[\"']([A-Z][A-Z0-9_]*)"),
]
SKIP = {"node_modules", ".git", "dist", ".venv"}


def used_names(root):
    out = set()
    for p in root.rglob("*"):
        if p.suffix in {".py", ".js", ".ts", ".rb"} and not SKIP & set(p.parts):
            text = p.read_text(encoding="utf-8", errors="replace")
            for rx in RX:
                out.update(rx.findall(text))
    return out
