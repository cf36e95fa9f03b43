#!/usr/bin/env python3
"""usage: flaky.py reports/*.xml  -- compares JUnit reports of several runs, starts nothing."""
import collections
import sys
import xml.etree.ElementTree as tree


def outcomes(path):
    # A document type could bring entity bombs; refuse it.
    text = open(path, encoding="utf-8").read()
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise ValueError(f"{path}: document types are not accepted")
    for case in tree.fromstring(text).iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        kinds = {child.tag for child in case}
        yield name, "fail" if kinds & {"failure", "error"} else "skip" if "skipped" in kinds else "pass"


def main(paths):
    seen = collections.defaultdict(collections.Counter)
    for path in paths:
        for name, outcome in outcomes(path):
            seen[name][outcome] += 1
    flaky = {n: c for n, c in seen.items() if c["pass"] and c["fail"]}
    for name, c in sorted(flaky.items(), key=lambda item: -item[1]["fail"]):
        print(f"{c['fail']}/{sum(c.values())} {name}")
    return 0 if not flaky else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
