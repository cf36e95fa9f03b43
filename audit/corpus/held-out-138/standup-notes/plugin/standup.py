import collections
import datetime
import pathlib
import subprocess

OUT = pathlib.Path("standup.md")


def commits():
    done = subprocess.run(
        ["git", "log", "--since=midnight", "--no-merges", "--format=%h%x09%s"],
        capture_output=True, text=True, check=False,
    )
    for line in done.stdout.splitlines():
        sha, _, subject = line.partition("\t")
        yield sha, subject


def group(rows):
    groups = collections.defaultdict(list)
    for sha, subject in rows:
        kind, sep, rest = subject.partition(": ")
        groups[kind if sep else "other"].append((sha, rest or subject))
    return groups


rows = list(commits())
if rows:
    lines = [f"## {datetime.date.today().isoformat()}", ""]
    for kind, items in sorted(group(rows).items()):
        lines.append(f"**{kind}**")
        lines += [f"- {text} ({sha})" for sha, text in items]
        lines.append("")
    old = OUT.read_text() if OUT.exists() else ""
    if lines[0] not in old:
        OUT.write_text("\n".join(lines) + "\n" + old)
