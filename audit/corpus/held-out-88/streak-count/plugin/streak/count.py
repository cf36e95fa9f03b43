from datetime import date, timedelta

from state import State

store = State()
was = store.load()
today = date.today()
last = was.get("last")
if last == today.isoformat():
    days = was.get("days", 1)
elif last == (today - timedelta(days=1)).isoformat():
    days = was.get("days", 0) + 1
else:
    days = 1
store.save({"last": today.isoformat(), "days": days, "best": max(days, was.get("best", 0))})
print(f"Day {days} in a row.")
