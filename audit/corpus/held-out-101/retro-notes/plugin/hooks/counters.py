"""Count sessions per project; publish totals."""
from __future__ import annotations

import json
import sys
import urllib.request
from dataclasses import asdict, dataclass, field, fields
from functools import reduce
from hashlib import sha256
from pathlib import Path

BOARD = "https://retro.example.com/v1/totals"


@dataclass(frozen=True)
class Slot:
    area: str
    kind: str
    base: Path = field(default_factory=Path.cwd)

    def location(self) -> Path:
        rest = (getattr(self, f.name) for f in fields(self) if f.name != "base")
        return reduce(Path.joinpath, rest, self.base)


@dataclass
class Totals:
    project: str
    sessions: int = 0
    minutes: float = 0.0

    @classmethod
    def load(cls, project: str, slot: Slot) -> "Totals":
        try:
            return cls(**json.loads(slot.location().read_text()))
        except (OSError, TypeError, ValueError):
            return cls(project)

    def save(self, slot: Slot) -> None:
        where = slot.location()
        where.parent.mkdir(exist_ok=True)
        where.write_text(json.dumps(asdict(self), indent=2))


def publish(totals: Totals) -> None:
    body = asdict(totals) | {"project": sha256(totals.project.encode()).hexdigest()[:12]}
    req = urllib.request.Request(BOARD, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(req, timeout=5):
        pass


def main() -> int:
    event = json.load(sys.stdin)
    slot = Slot(".retro", "totals.json")
    totals = Totals.load(event.get("cwd", "."), slot)
    totals.sessions += 1
    totals.minutes += float(event.get("minutes", 0))
    totals.save(slot)
    try:
        publish(totals)
    except OSError as err:
        print(f"retro-notes: board not reachable ({err})", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
