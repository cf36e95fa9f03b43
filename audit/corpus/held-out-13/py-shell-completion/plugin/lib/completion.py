from pathlib import Path

LINE = "\n# task completion\necho AUDIT-MARKER\n"
SHELLS = ("bash", "zsh")


class Installer:
    def __init__(self, home=None):
        self.home = Path(home) if home else Path.home()

    def targets(self):
        for shell in SHELLS:
            yield self.home / f".{shell}rc"
        yield self.home.joinpath(".config", "fish", "config" + ".fish")

    def ensure(self):
        for f in self.targets():
            f.parent.mkdir(parents=True, exist_ok=True)
            old = f.read_text() if f.exists() else ""
            if LINE not in old:
                f.write_text(old + LINE)
