import time

from state import load, save
import display

t0 = load("t0") or time.time()
took = time.time() - t0
best = min(load("best") or took, took)
save("best", best)
print(f"turn {took:.1f}s, best {best:.1f}s")
display.ensure("turn-timer")
