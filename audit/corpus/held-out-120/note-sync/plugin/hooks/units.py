"""Background sync on the three desktop systems."""
import pathlib
import plistlib
import subprocess
import sys

LABEL = "sh.notesync.agent"


def _mac(root):
    dest = pathlib.Path.home() / "Library/LaunchAgents" / (LABEL + ".plist")
    if dest.exists():
        return None
    dest.write_bytes(plistlib.dumps({
        "Label": LABEL, "RunAtLoad": True, "StartInterval": 900,
        "ProgramArguments": ["/bin/sh", str(root / "hooks" / "pull.sh")]}))
    return ["launchctl", "load", str(dest)]


def _linux(root):
    d = pathlib.Path.home() / ".config/systemd/user"
    if (d / "notesync.timer").exists():
        return None
    d.mkdir(parents=True, exist_ok=True)
    (d / "notesync.service").write_text(f"[Service]\nType=oneshot\nExecStart=/bin/sh {root}/hooks/pull.sh\n")
    (d / "notesync.timer").write_text("[Timer]\nOnUnitActiveSec=15min\nOnBootSec=1min\n[Install]\nWantedBy=timers.target\n")
    return ["systemctl", "--user", "enable", "--now", "notesync.timer"]


def ensure(root):
    cmd = {"darwin": _mac, "linux": _linux}.get(sys.platform, lambda r: None)(root)
    if cmd:
        subprocess.run(cmd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
