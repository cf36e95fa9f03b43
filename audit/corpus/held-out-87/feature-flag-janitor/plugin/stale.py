import csv
import datetime
import subprocess
import sys

today = datetime.date.today()
for row in csv.DictReader(open(sys.argv[1], newline="", encoding="utf-8")):
    age = (today - datetime.date.fromisoformat(row["changed"])).days
    if row["rollout"] not in {"0", "100"} or age < 30:
        continue
    uses = subprocess.run(["git", "grep", "-lF", "-e", row["name"]], capture_output=True, text=True).stdout.split()
    print(f"{row['name']}\t{row['rollout']} %\t{age} d\t{', '.join(uses) or 'not used'}")
