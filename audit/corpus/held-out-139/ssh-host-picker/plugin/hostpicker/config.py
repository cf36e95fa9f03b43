from pathlib import Path


def aliases():
    cfg = Path.home() / ".ssh" / "config"
    names = []
    if cfg.exists():
        for line in cfg.read_text().splitlines():
            word, _, rest = line.strip().partition(" ")
            if word.lower() == "host":
                names += [n for n in rest.split() if "*" not in n]
    return names
