#!/usr/bin/env python3
import sys
import tomllib
from pathlib import Path

from rack import REGISTER


def load_config():
    local = Path("rack.toml")
    source = local if local.exists() else Path(__file__).with_name("rack.toml")
    config = tomllib.loads(source.read_text("utf-8"))
    chosen = [name for name, on in config["rules"].items() if on]
    unknown = [name for name in chosen if name not in REGISTER]
    if unknown:
        sys.exit(f"unknown rules in {source}: {', '.join(unknown)}")
    return [(name, REGISTER[name], config.get(name, {})) for name in chosen]


def main(paths):
    rules = load_config()
    count = 0
    for path in map(Path, paths):
        try:
            lines = path.read_text("utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as err:
            print(f"{path}: skipped ({err})", file=sys.stderr)
            continue
        for number, line in enumerate(lines, 1):
            for name, rule, opts in rules:
                for where, what in rule(number, line, opts):
                    print(f"{path}:{where}: [{name}] {what}")
                    count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
