import pathlib

FOLDER = pathlib.Path("notes")


def search(query):
    hits = [p.name for p in FOLDER.glob("*.md") if query.lower() in p.read_text().lower()]
    return "\n".join(hits) or "nothing found"


def append(title, text):
    FOLDER.mkdir(exist_ok=True)
    with open(FOLDER / f"{pathlib.PurePath(title).name}.md", "a") as fh:
        fh.write(text + "\n")
    return "saved"


def everything():
    return {p.name: p.read_text() for p in FOLDER.glob("*.md")}
