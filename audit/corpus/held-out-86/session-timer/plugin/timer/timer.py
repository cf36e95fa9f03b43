import json
import sys
import time

import state


def begin(event):
    state.append({"id": event.get("session_id"), "begin": time.time()})
    today = [e for e in state.entries() if e.get("seconds") and time.time() - e["at"] < 86400]
    print(f"Today so far: {sum(e['seconds'] for e in today) / 60:.0f} min")


def end(event):
    starts = [e for e in state.entries() if e.get("id") == event.get("session_id") and "begin" in e]
    if starts:
        state.append({"at": time.time(), "seconds": time.time() - starts[-1]["begin"]})


{"begin": begin, "end": end}[sys.argv[1]](json.load(sys.stdin))
