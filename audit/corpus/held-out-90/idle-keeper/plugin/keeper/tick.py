import sys
import time

from stages import LADDER, Stage
from watch import watch

sys.stdin.read()
stage = Stage(LADDER)
if stage.descend():
    watch(time.monotonic())
