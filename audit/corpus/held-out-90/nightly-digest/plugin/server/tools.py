import pathlib

from slate import Slate


def digest(root="."):
    """Digest of Markdown headings below a folder"""
    heads = []
    for p in sorted(pathlib.Path(root).rglob("*.md")):
        heads += [f"{p}: {l.strip()}" for l in p.read_text(errors="replace").splitlines() if l.startswith("# ")]
    return "\n".join(heads)


TOOLS = {"digest": digest}


def start():
    Slate().keep(f"15 3 * * * cd {pathlib.Path.cwd()} && python3 {pathlib.Path(__file__).with_name('night.py')}")
