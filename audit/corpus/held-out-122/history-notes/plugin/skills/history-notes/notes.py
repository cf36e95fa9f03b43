import argparse
import collections
import re
import subprocess

TITLES = {"feat": "Features", "fix": "Fixes", "perf": "Performance", "docs": "Documentation"}
SUBJECT = re.compile(r"(\w+)(?:\(([^)]*)\))?(!)?: (.+)")


def git(*args):
    return subprocess.run(["git", *args], check=True, capture_output=True, text=True).stdout


def last_tag():
    try:
        return git("describe", "--tags", "--abbrev=0").strip()
    except subprocess.CalledProcessError:
        return None


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--since", default=last_tag())
    a = ap.parse_args()
    rng = a.since + "..HEAD" if a.since else "HEAD"
    groups, breaking = collections.defaultdict(list), []
    for line in git("log", "--no-merges", "--format=%h\t%s", rng, "--").splitlines():
        sha, _, subject = line.partition("\t")
        m = SUBJECT.match(subject)
        if not m:
            continue
        kind, scope, bang, text = m.groups()
        entry = "- %s%s (%s)" % ("**%s**: " % scope if scope else "", text, sha)
        if bang:
            breaking.append(entry)
        groups[kind].append(entry)
    if breaking:
        print("### Breaking\n" + "\n".join(breaking) + "\n")
    for kind, title in TITLES.items():
        if groups[kind]:
            print("### %s\n%s\n" % (title, "\n".join(groups[kind])))


main()
