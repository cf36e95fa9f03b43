import os
import pathlib
import re

example = pathlib.Path(".env.example")
names = re.findall(r"^([A-Z][A-Z0-9_]*)=", example.read_text(), re.M) if example.exists() else []
for n in names:
    print(f"{n:32} {'set' if n in os.environ else 'MISSING'}")
if not names:
    print("no .env.example in this folder")
