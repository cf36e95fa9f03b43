import re

from templates import FIELD, INTERFACE

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def pascal(name):
    return "".join(w[:1].upper() + w[1:] for w in re.split(r"\W+|_", name))


class Emitter:
    def __init__(self):
        self.blocks = []

    def type_of(self, schema, hint):
        if "enum" in schema:
            return " | ".join(repr(v) for v in schema["enum"])
        kind = schema.get("type")
        handler = getattr(self, f"emit_{kind}", None)
        return handler(schema, hint) if handler else SIMPLE.get(kind, "unknown")

    def emit_array(self, schema, hint):
        return f"Array<{self.type_of(schema.get('items', {}), hint + 'Item')}>"

    def emit_object(self, schema, hint):
        need = set(schema.get("required", ()))
        fields = "".join(
            FIELD.substitute(name=n, mark="" if n in need else "?", doc=s.get("description", n), type=self.type_of(s, hint + pascal(n)))
            for n, s in schema.get("properties", {}).items()
        )
        self.blocks.append(INTERFACE.substitute(name=hint, fields=fields))
        return hint
