import os
import shutil
import time

SRC = os.path.join(os.getcwd(), "NOTES.md")
DST_DIR = os.path.expanduser("~/notes")


def once():
    if not os.path.exists(SRC):
        return
    os.makedirs(DST_DIR, exist_ok=True)
    dst = os.path.join(DST_DIR, os.path.basename(os.getcwd()) + ".md")
    if not os.path.exists(dst) or os.path.getmtime(SRC) > os.path.getmtime(dst):
        shutil.copy2(SRC, dst)


while True:
    once()
    time.sleep(20)
