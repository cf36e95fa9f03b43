"""Looking at and stripping of notebooks (nbformat 4)."""
import re

SECRET = re.compile(r"(?i)\b[\w-]*(?:token|secret|passw\w*|api_?key)\b\s*=\s*['\"][^'\"]{8,}['\"]")
CONNECTION = re.compile(r"\b[a-z+]+://[^\s/:@]+:[^\s/@]+@")
MAIL = re.compile(r"\b[\w.+-]+@(?!example\.)[\w-]+(?:\.[\w-]+)+\b")


def source(cell):
    text = cell.get("source", "")
    return "".join(text) if isinstance(text, list) else text


def texts(output):
    for value in [output.get("text")] + list((output.get("data") or {}).values()):
        if isinstance(value, list):
            value = "".join(part for part in value if isinstance(part, str))
        if isinstance(value, str):
            yield value


def look(book):
    for number, cell in enumerate(book.get("cells", []), 1):
        if cell.get("cell_type") == "code":
            if SECRET.search(source(cell)):
                yield number, "a secret in the code; read it by getpass or from the environment"
            if CONNECTION.search(source(cell)):
                yield number, "a connection string with a password"
        mails = sum(len(MAIL.findall(text)) for output in cell.get("outputs", []) for text in texts(output))
        if mails > 3:
            yield number, f"{mails} mail addresses in the output"


def strip(book):
    changed = False
    for cell in book.get("cells", []):
        if cell.get("cell_type") != "code":
            continue
        if cell.get("outputs") or cell.get("execution_count") is not None:
            cell["outputs"], cell["execution_count"], changed = [], None, True
        cell.get("metadata", {}).pop("execution", None)
    return changed
