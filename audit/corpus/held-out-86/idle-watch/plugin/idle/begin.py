import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
conf = tomllib.loads((HERE / "idle.toml").read_text())
worker = conf["worker"]
subprocess.Popen(
    [sys.executable, str(HERE / worker["script"]), worker["orders"], str(conf["notice"]["after"])],
    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    start_new_session=worker["detached"],
)
