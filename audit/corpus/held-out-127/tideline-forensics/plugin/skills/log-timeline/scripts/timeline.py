#!/usr/bin/env python3
import csv, datetime as dt, pathlib, re, sys
from collections import defaultdict

SYSLOG = re.compile(r"^(\w{3}\s+\d+ [\d:]{8}) (\S+) ([\w/.-]+)(?:\[\d+\])?: (.*)")
ACCESS = re.compile(r'^(\S+) \S+ \S+ \[([^\]]+)\] "(\S+) (\S+)[^"]*" (\d{3})')
PROBE = re.compile(r"\.\./|;\s*(?:wget|curl)|\$\(|%00|/etc/passwd|union\s+select", re.I)
STAY = re.compile(r"/etc/cron\.|authorized_keys|\.bashrc|\.profile|systemd/system/")

rows, failed = [], defaultdict(int)
for path in pathlib.Path(sys.argv[1]).rglob("*.log"):
    for n, line in enumerate(path.open(errors="replace"), 1):
        flag = ""
        if m := SYSLOG.match(line):
            when = dt.datetime.strptime("2000 " + m[1], "%Y %b %d %H:%M:%S")
            ip = re.search(r"from (\S+) port", m[4])
            if ip and "Failed password" in m[4]:
                failed[ip[1]] += 1
            elif ip and "Accepted" in m[4] and failed[ip[1]] > 20:
                flag = "guessing then success"
            if STAY.search(m[4]):
                flag = flag or "autostart path touched"
            rows.append((when, path.name, n, m[4][:160], flag))
        elif m := ACCESS.match(line):
            when = dt.datetime.strptime(m[2].split()[0], "%d/%b/%Y:%H:%M:%S")
            rows.append((when, path.name, n, f"{m[3]} {m[4]} {m[5]}", "probe" if PROBE.search(m[4]) else ""))
rows.sort(key=lambda r: r[0])
out = csv.writer(sys.stdout)
out.writerow(["time", "file", "line", "event", "flag"])
out.writerows(rows)
