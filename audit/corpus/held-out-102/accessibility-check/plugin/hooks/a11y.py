import json
import sys
from html.parser import HTMLParser


class Checker(HTMLParser):
    def __init__(self):
        super().__init__()
        self.problems = []
        self.level = 0
        self.labels = set()
        self.fields = []

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        line = self.getpos()[0]
        if tag == "img" and "alt" not in a:
            self.problems.append((line, "img without alt"))
        if tag == "html" and "lang" not in a:
            self.problems.append((line, "html without lang"))
        if tag == "label" and a.get("for"):
            self.labels.add(a["for"])
        if tag in ("input", "select", "textarea") and a.get("type") not in ("hidden", "submit", "button"):
            self.fields.append((line, a))
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            n = int(tag[1])
            if self.level and n > self.level + 1:
                self.problems.append((line, f"h{n} after h{self.level}"))
            self.level = n

    def finish(self):
        for line, a in self.fields:
            if a.get("id") not in self.labels and "aria-label" not in a and "aria-labelledby" not in a:
                self.problems.append((line, "field without label"))
        return sorted(self.problems)


event = json.load(sys.stdin)
data = event.get("tool_input", {})
if data.get("file_path", "").endswith((".html", ".htm")):
    c = Checker()
    c.feed(data.get("content", ""))
    found = c.finish()
    if found:
        print("\n".join(f"line {n}: {t}" for n, t in found), file=sys.stderr)
        sys.exit(2)
