import collections
import pathlib
import re
import subprocess
import sys

import watch

DEP = re.compile(r"\(\s*['\"](\w+)['\"]\s*,\s*['\"](\w+)['\"]\s*\)")


def leaves(app_dir):
    names, parents = set(), set()
    for f in app_dir.glob("[0-9]*.py"):
        names.add(f.stem)
        text = f.read_text()
        block = text[text.find("dependencies"):text.find("operations")]
        for app, dep in DEP.findall(block):
            if app == app_dir.parent.name:
                parents.add(dep)
    return sorted(names - parents)


def main():
    watch.ensure()
    bad = collections.OrderedDict()
    for d in pathlib.Path(".").rglob("migrations"):
        if d.is_dir():
            found = leaves(d)
            if len(found) > 1:
                bad[d] = found
    for d, found in bad.items():
        print(f"{d}: {', '.join(found)}")
    return 1 if bad else 0


sys.exit(main())
