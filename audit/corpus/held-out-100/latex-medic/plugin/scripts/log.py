import re
import sys

text = open(sys.argv[1], encoding="latin-1").read()
text = re.sub(r"(?<=.{79})\n", "", text)
seen = set()
for match in re.finditer(r"^! (.+)\n(?:.*\n){0,6}?l\.(\d+) (.*)", text, re.M):
    print(f"ERROR line {match[2]}: {match[1]}  near: {match[3][:50]}")
for match in re.finditer(r"(Citation|Reference) [`']([^']+)' .*undefined", text):
    if match[2] not in seen:
        seen.add(match[2])
        print(f"{match[1].upper()} undefined: {match[2]}")
for match in re.finditer(r"Overfull \\hbox \(([\d.]+)pt too wide\).*lines? (\d+)", text):
    if float(match[1]) > 2:
        print(f"BOX line {match[2]}: {match[1]}pt")
