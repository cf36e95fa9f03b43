import ast
import os
import re
import sys
import xml.etree.ElementTree as ET

ASSERT = re.compile(r"assert (.+) == (.+)$")


def evaluate(text):
    """Literals only, so that lists and dicts print the same way on both sides."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def explain(message):
    m = ASSERT.search(message.splitlines()[0] if message else "")
    if not m:
        return message[:80]
    return f"got {evaluate(m.group(1))!r}, wanted {evaluate(m.group(2))!r}"


def main(path):
    if not os.path.exists(path):
        return
    for case in ET.parse(path).getroot().iter("testcase"):
        failure = case.find("failure")
        if failure is not None:
            print(f"FAIL {case.get('classname')}.{case.get('name')}: {explain(failure.get('message', ''))}")


main(sys.argv[1])
