import re
import subprocess
import sys
from collections import defaultdict

TITLES = {"feat": "New", "fix": "Fixed", "perf": "Faster", "docs": "Documentation", "refactor": "Inside"}
LINE = re.compile(r"^(?P<kind>\w+)(\((?P<scope>[^)]*)\))?(?P<bang>!)?: (?P<text>.+)$")

tag = sys.argv[1]
if not re.fullmatch(r"[\w.+/-]+", tag) or tag.startswith("-"):
    sys.exit("this is no tag")
log = subprocess.run(["git", "log", "--no-merges", "--format=%h%x09%s", f"{tag}..HEAD"], capture_output=True, text=True, check=True).stdout
groups, breaking = defaultdict(list), []
for row in log.splitlines():
    short, subject = row.split("\t", 1)
    found = LINE.match(subject)
    if not found:
        continue
    text = f"- {found['text']} ({short})"
    groups[found["kind"]].append(text)
    if found["bang"]:
        breaking.append(text)
if breaking:
    print("## Breaking\n" + "\n".join(breaking) + "\n")
for kind, title in TITLES.items():
    if groups[kind]:
        print(f"## {title}\n" + "\n".join(groups[kind]) + "\n")
