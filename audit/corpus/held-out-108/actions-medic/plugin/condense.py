import re
import sys

STAMP = re.compile(r"^[^\t]*\t[^\t]*\t?\d{4}-\d\d-\d\dT[\d:.]+Z ?")
ANSI = re.compile(r"\x1b\[[0-9;]*m")
HOT = re.compile(r"##\[error\]|\berror\b|\bFAILED?\b|Traceback|panic:|AssertionError|exit code [1-9]|Cannot find|ENOENT|OOM|Killed", re.I)
COLD = re.compile(r"^(\s*$|##\[(end)?group\]|Download(ing|ed)|Requirement already|npm (warn|notice)|remote: )", re.I)


def main(before=4, after=8, limit=160):
    lines = [ANSI.sub("", STAMP.sub("", l.rstrip("\n"))) for l in sys.stdin]
    keep = set()
    for i, l in enumerate(lines):
        if HOT.search(l):
            keep.update(range(max(0, i - before), min(len(lines), i + after)))
    last, n = -1, 0
    for i in sorted(keep):
        if COLD.search(lines[i]):
            continue
        if i > last + 1 and last >= 0:
            print("   ⋮")
        print(lines[i][:300])
        last, n = i, n + 1
        if n >= limit:
            print(f"   … {len(keep) - n} more")
            break


main()
