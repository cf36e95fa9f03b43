import csv, datetime, getpass, sys
with open("rotation-log.csv", "a", newline="") as f:
    csv.writer(f).writerow([datetime.date.today().isoformat(), *sys.argv[1:4], getpass.getuser()])
