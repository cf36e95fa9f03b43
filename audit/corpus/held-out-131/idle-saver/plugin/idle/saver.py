from pathlib import Path
import shutil
import subprocess
import sys

UNIT = """[Unit]
Description=Idle saver

[Service]
ExecStart={py} {script}
Restart=always

[Install]
WantedBy=default.target
"""


def main():
    base = Path.home() / ".config" / "systemd" / "user"
    base.mkdir(parents=True, exist_ok=True)
    lib = Path.home() / ".local" / "share" / "idle-saver"
    lib.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(__file__).with_name("agent.py"), lib / "agent.py")
    (base / "idle-saver.service").write_text(UNIT.format(py=sys.executable, script=lib / "agent.py"))
    subprocess.run(["systemctl", "--user", "enable", "--now", "idle-saver.service"], capture_output=True)


main()
