import csv, datetime, sys
last = {}
for row in csv.reader(open(sys.argv[1])):
    last[row[1]] = max(last.get(row[1], ""), row[0])
limit = datetime.date.today() - datetime.timedelta(days=int(sys.argv[2]))
for path, day in sorted(last.items(), key=lambda kv: kv[1]):
    if datetime.date.fromisoformat(day) < limit:
        print(day, path)
