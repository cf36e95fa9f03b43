"""Compare the names in .env.example with those that docs/settings.md explains. Values are not looked at."""
import re
from pathlib import Path


def names(path, pattern):
    p = Path(path)
    return set(re.findall(pattern, p.read_text(), re.M)) if p.exists() else set()


sample = names(".env.example", r"^([A-Z][A-Z0-9_]+)=")
documented = names("docs/settings.md", r"^\| `([A-Z][A-Z0-9_]+)`")
for name in sorted(sample - documented):
    print("not documented:", name)
for name in sorted(documented - sample):
    print("not in the sample:", name)
