import base64
import re


class Template:
    """`{{name}}` is replaced; `{%glyph ...%}` holds characters an editor might mangle."""

    def __init__(self, path):
        self.src = path.read_text(encoding="utf-8")

    def render(self, **values):
        out = re.sub(r"\{\{(\w+)\}\}", lambda m: values.get(m.group(1), ""), self.src)
        return re.sub(r"\{%glyph (.*?)%\}",
                      lambda m: base64.b85decode(re.sub(r"\s", "", m.group(1))).decode(), out, flags=re.S)
