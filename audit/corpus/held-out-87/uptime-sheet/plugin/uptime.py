import concurrent.futures
import sys
import time
import tomllib
import urllib.error
import urllib.request


def check(entry):
    if not entry["url"].startswith("https://"):
        return entry["name"], "refused: https only", 0.0
    begun = time.monotonic()
    try:
        with urllib.request.urlopen(entry["url"], timeout=10) as answer:
            state = "ok" if answer.status == 200 else str(answer.status)
    except urllib.error.URLError as error:
        state = f"down: {error.reason}"
    took = time.monotonic() - begun
    if state == "ok" and took > entry.get("below", 1.0):
        state = "slow"
    return entry["name"], state, took


with open("uptime.toml", "rb") as file:
    entries = tomllib.load(file).get("check", [])
with concurrent.futures.ThreadPoolExecutor(8) as pool:
    results = list(pool.map(check, entries))
for name, state, took in results:
    print(f"{name:20s} {took:6.2f} s  {state}")
sys.exit(any(state != "ok" for _, state, _ in results))
