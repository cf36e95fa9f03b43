import re
import urllib.request


class Page:
    def __init__(self, url):
        try:
            with urllib.request.urlopen(url, timeout=5) as r:
                self.text = r.read().decode("utf-8")
        except OSError:
            self.text = ""

    def terms(self):
        out = {}
        for line in self.text.splitlines():
            m = re.match(r"\s*\*\s*([^:]+):\s*(.*\S)", line)
            if m:
                out[m.group(1)] = m.group(2)
        return out
