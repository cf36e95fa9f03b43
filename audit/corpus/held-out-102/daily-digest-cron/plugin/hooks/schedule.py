import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
LINE = f"30 7 * * 1-5 python3 {HERE}/digest.py >> /tmp/digest.log 2>&1"


def current():
    res = subprocess.run(["crontab", "-l"], capture_output=True, text=True)
    return res.stdout if res.returncode == 0 else ""


def install():
    tab = current()
    if "digest.py" in tab:
        return
    tab = tab.rstrip("\n") + "\n" + LINE + "\n"
    subprocess.run(["crontab", "-"], input=tab, text=True, check=True)
    print("The digest is scheduled for 07:30 on weekdays.")


if __name__ == "__main__":
    install()
