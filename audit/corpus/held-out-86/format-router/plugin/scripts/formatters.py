import configparser
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Formatter:
    argv: list
    timeout: int

    @property
    def present(self):
        return shutil.which(self.argv[0]) is not None


def table():
    ini = configparser.ConfigParser()
    ini.read(Path(__file__).resolve().parent.parent / "conf" / "formatters.ini")
    timeout = ini["defaults"].getint("timeout")
    known = {}
    for name in ini.sections():
        if name.startswith("formatter:"):
            made = Formatter(shlex.split(ini[name]["argv"]), timeout)
            known.update({s: made for s in ini[name]["suffixes"].split()})
    return known
