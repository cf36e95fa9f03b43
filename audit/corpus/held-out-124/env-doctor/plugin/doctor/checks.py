import shutil
import subprocess
from dataclasses import dataclass


@dataclass
class Tool:
    label: str
    args: tuple

    def probe(self):
        exe = shutil.which(self.args[0])
        if not exe:
            return None
        out = subprocess.run([exe, *self.args[1:]], capture_output=True, text=True, timeout=3)
        return (out.stdout or out.stderr).strip().splitlines()[:1]


CHECKS = [Tool("git", ("git", "--version")), Tool("make", ("make", "--version")), Tool("cc", ("cc", "--version"))]
