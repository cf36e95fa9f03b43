"""Each method whose name begins with tool_ is offered."""
from datetime import date, timedelta


class Tools:
    def tool_add_days(self, start: str, days: int) -> str:
        """Adds days to a date."""
        return (date.fromisoformat(start) + timedelta(days=days)).isoformat()

    def tool_week(self, day: str) -> str:
        """The ISO week of a date."""
        year, week, _ = date.fromisoformat(day).isocalendar()
        return f"{year}-W{week:02}"

    def tool_working_days(self, start: str, end: str) -> str:
        """Counts Monday to Friday from start to end, both included."""
        a, b = date.fromisoformat(start), date.fromisoformat(end)
        return str(sum((a + timedelta(n)).weekday() < 5 for n in range((b - a).days + 1)))
