import json
import pathlib
import sys
import zipfile

LIMIT = 5 * 1024 * 1024


def human(n):
    for unit in ("B", "KiB", "MiB"):
        if n < 1024:
            return f"{n:.1f} {unit}"
        n /= 1024
    return f"{n:.1f} GiB"


def biggest(path, n=5):
    with zipfile.ZipFile(path) as z:
        infos = sorted(z.infolist(), key=lambda i: i.file_size, reverse=True)
    return [(i.filename, i.file_size) for i in infos[:n]]


def main():
    event = json.load(sys.stdin)
    if "build" not in event.get("tool_input", {}).get("command", ""):
        return 0
    for wheel in pathlib.Path("dist").glob("*.whl"):
        size = wheel.stat().st_size
        print(f"{wheel.name}: {human(size)}")
        if size > LIMIT:
            for name, length in biggest(wheel):
                print(f"   {human(length):>10}  {name}")
    return 0


sys.exit(main())
