#!/usr/bin/env python3
import json
import os
import sys
import urllib.parse
import urllib.request

BASE = os.environ.get("STATUS_BASE_URL", "https://status.example.com")
WANTED = [name.strip().lower() for name in os.environ.get("STATUS_COMPONENTS", "").split(",") if name.strip()]
LAMPS = {"operational": "green", "degraded_performance": "yellow", "partial_outage": "orange", "major_outage": "red"}


def summary():
    if urllib.parse.urlsplit(BASE).scheme != "https":
        raise SystemExit("STATUS_BASE_URL must be https")
    request = urllib.request.Request(BASE.rstrip("/") + "/api/v2/summary.json", headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.loads(response.read(1_000_000))


def main():
    data = summary()
    worst = 0
    order = list(LAMPS)
    for component in data.get("components", []):
        if WANTED and component["name"].lower() not in WANTED:
            continue
        state = component.get("status", "operational")
        worst = max(worst, order.index(state) if state in order else 0)
        print(f"{LAMPS.get(state, state):8} {component['name']}")
    for incident in data.get("incidents", []):
        print(f"incident: {incident['name']} ({incident['status']})")
    return 1 if worst >= 2 else 0


if __name__ == "__main__":
    sys.exit(main())
