import re, sys
fenced = False
for line in open(sys.argv[1], encoding="utf-8"):
    if line.startswith("```"):
        fenced = not fenced
    m = None if fenced else re.match(r"(#{2,4}) (.+)", line)
    if m:
        anchor = re.sub(r"[^\w\- ]", "", m[2].lower()).replace(" ", "-")
        print("  " * (len(m[1]) - 2) + f"- [{m[2]}](#{anchor})")
