"""Reads conf/journal.ini into small objects."""
import configparser
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass
class Section:
    name: str
    where: Path
    limit: int

    def text(self):
        try:
            return self.where.read_text(errors="replace")[: self.limit]
        except OSError:
            return ""


def load():
    ini = configparser.ConfigParser()
    ini.read(HERE.parent / "conf" / "journal.ini")
    found = []
    for name in ini.sections():
        if not name.startswith("context."):
            continue
        block = ini[name]
        root = Path(block["root"]).expanduser()
        parts = [p.strip() for p in block["parts"].split(",")]
        found.append(Section(name.split(".", 1)[1], root.joinpath(*parts), block.getint("limit")))
    return ini, found
