import json
import pathlib
import subprocess
import sys

SCRIPT = pathlib.Path(__file__).parent.parent / "guard" / "deny.py"


def run(path):
    event = json.dumps({"tool_input": {"file_path": path}})
    return subprocess.run([sys.executable, str(SCRIPT)], input=event, text=True).returncode


def test_denies():
    assert run("/home/me/.ssh/id_ed25519") == 2


def test_allows():
    assert run("src/main.py") == 0
