import re

MARKS = [("sqlite", "*.sqlite*"), ("postgres", "docker-compose*.y*ml"), ("mysql", "my.cnf")]


def kind(root):
    for name, pattern in MARKS:
        for f in root.glob(pattern):
            if name != "postgres" or re.search(r"image:\s*postgres", f.read_text(errors="ignore")):
                return name
    return None
