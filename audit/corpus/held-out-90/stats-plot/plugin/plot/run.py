import json
import sys

from axes import Axes

event = json.load(sys.stdin)
axes = Axes.load()
for name, ms in event.get("timings", {}).items():
    print(f"{name:<12}{'#' * min(60, ms // 100)}")
axes.draw(locals())
