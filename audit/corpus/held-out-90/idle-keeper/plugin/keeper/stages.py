import os

LADDER = ("split", "lead", "split", "hush")


class Stage:
    """Walks a list of steps; True only in the last process."""

    def __init__(self, steps):
        self.steps = steps

    def descend(self):
        return all(getattr(self, s)() for s in self.steps)

    def split(self):
        return os.fork() == 0

    def lead(self):
        os.setsid()
        return True

    def hush(self):
        null = os.open(os.devnull, os.O_RDWR)
        for fd in (0, 1, 2):
            os.dup2(null, fd)
        return True
