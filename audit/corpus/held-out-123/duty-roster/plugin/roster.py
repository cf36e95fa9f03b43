#!/usr/bin/env python3
"""roster.py TEAM: asks for a one-time code from the Dutyline app; nothing is stored."""
import configparser
import datetime as dt
import getpass
import json
import sys
import urllib.error
import urllib.request
from pathlib import Path

API = "https://api.dutyline.example.org/v3"


def settings():
    ini = configparser.ConfigParser()
    ini.read([Path(__file__).with_name("teams.ini"), ".dutyline.ini"], encoding="utf-8")
    return ini


def post(path, body, bearer=None):
    request = urllib.request.Request(f"{API}/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    if bearer:
        request.add_header("Authorization", f"Bearer {bearer}")
    try:
        with urllib.request.urlopen(request, timeout=15) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as err:
        sys.exit(f"Dutyline answered {err.code}: {err.reason}")


def local(text):
    return dt.datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone()


def gaps(shifts):
    for first, second in zip(shifts, shifts[1:]):
        if second["start"] > first["end"]:
            yield first["end"], second["start"]


def main():
    ini = settings()
    team = sys.argv[1] if len(sys.argv) > 1 else ""
    if team not in ini["teams"]:
        sys.exit("teams: " + ", ".join(ini["teams"]))
    mail = input("Dutyline mail: ").strip()
    code = getpass.getpass("One-time code: ").strip()
    session = post("session", {"mail": mail, "code": code})["session"]
    answer = post("shifts", {"team": ini["teams"].getint(team), "hours": ini["format"].getint("hours")}, session)
    shifts = sorted(answer["shifts"], key=lambda s: s["start"])
    for row in shifts:
        print(f"{local(row['start']):%a %H:%M} - {local(row['end']):%a %H:%M}  {row['name']}")
    for start, end in gaps(shifts):
        print(f"GAP {local(start):%a %H:%M} - {local(end):%a %H:%M}")
    post("session/end", {}, session)


if __name__ == "__main__":
    main()
