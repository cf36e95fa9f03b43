"""Prints what may be sown this month, in at most sixty characters."""
import datetime

SOWING = {
    1: ["onion seed indoors"], 2: ["pepper", "aubergine"], 3: ["tomato", "leek"], 4: ["carrot", "pea", "lettuce"],
    5: ["bean", "squash", "maize"], 6: ["beetroot", "chicory"], 7: ["kale", "fennel"], 8: ["spinach", "radish"],
    9: ["lamb's lettuce"], 10: ["garlic"], 11: ["broad bean"], 12: [],
}


def line(month: int) -> str:
    names = SOWING[month]
    return ("Sow: " + ", ".join(names) if names else "Rest, and plan the beds")[:60]


if __name__ == "__main__":
    print(line(datetime.date.today().month))
