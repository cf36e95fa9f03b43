import base64
import re
import sys

problems = []
names = {}
for n, raw in enumerate(open(sys.argv[1]), 1):
    line = raw.split(";")[0].rstrip() if '"' not in raw else raw.rstrip()
    m = re.match(r"^(\S*)\s+(?:\d+\s+)?(?:IN\s+)?(A|AAAA|CNAME|MX|NS|TXT)\s+(.*)$", line)
    if not m:
        continue
    name, kind, value = m.groups()
    names.setdefault(name, set()).add(kind)
    if kind == "CNAME" and len(names[name]) > 1:
        problems.append((n, f"{name}: CNAME beside other records"))
    if kind == "TXT":
        text = "".join(re.findall(r'"([^"]*)"', value))
        if text.startswith("v=spf1"):
            lookups = len(re.findall(r"\b(?:include|a|mx|ptr|exists|redirect)[:=]", text))
            if lookups > 10:
                problems.append((n, f"SPF needs {lookups} lookups, 10 are allowed"))
            if text.endswith("+all"):
                problems.append((n, "SPF lets everybody send"))
        if "v=DKIM1" in text and (p := re.search(r"p=([\w+/=]+)", text)):
            size = len(base64.b64decode(p[1] + "==")) * 8
            if size < 1100:
                problems.append((n, "DKIM key is shorter than 1024 bits"))
for n, text in problems:
    print(f"{n}: {text}")
