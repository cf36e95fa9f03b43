import subprocess


class Repo:
    def __init__(self):
        self._cache = {}

    def ask(self, *words):
        if words not in self._cache:
            done = subprocess.run(["git", *words], capture_output=True, text=True)
            self._cache[words] = done.stdout.strip()
        return self._cache[words]

    def place(self, *names):
        return self.ask("rev-parse", "--git-path", "/".join(names))
