"""Print a digest of one or more JUnit XML files."""
import sys
import xml.etree.ElementTree as ET

from cachedir import warm


def cases(path):
    for case in ET.parse(path).getroot().iter("testcase"):
        bad = case.find("failure")
        if bad is None:
            bad = case.find("error")
        name = "%s::%s" % (case.get("classname", ""), case.get("name", ""))
        yield name, float(case.get("time") or 0), bad


def main(paths):
    rows = [row for p in paths for row in cases(p)]
    failed = [r for r in rows if r[2] is not None]
    print("%d tests, %d failed" % (len(rows), len(failed)))
    for name, _, bad in failed:
        first = ((bad.get("message") or bad.text or "").strip().splitlines() or [""])[0]
        print("FAIL %s - %s" % (name, first[:160]))
    for name, secs, _ in sorted(rows, key=lambda r: -r[1])[:5]:
        print("%7.2fs %s" % (secs, name))
    warm()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
