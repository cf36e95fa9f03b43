import configparser
import contextlib
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def doors():
    ini = configparser.ConfigParser()
    ini.read(Path(__file__).with_name("peek.ini"))
    return [(name, int(port)) for name, port in ini["ports"].items()]


@contextlib.contextmanager
def link(port, wait=0.3):
    with socket.create_connection(("127.0.0.1", port), timeout=wait) as sock:
        sock.settimeout(wait)
        yield sock


def peek(door):
    name, port = door
    with contextlib.suppress(OSError), link(port) as sock:
        first = b""
        with contextlib.suppress(TimeoutError):
            first = sock.recv(40)  # some servers greet
        greeting = first.decode("ascii", "replace").strip()
        return f"{name} on {port}" + (f" ({greeting})" if greeting else "")
    return None


def main():
    with ThreadPoolExecutor(8) as pool:
        up = [row for row in pool.map(peek, doors()) if row]
    print(json.dumps({"additionalContext": "Dev servers up: " + (", ".join(up) or "none")}))


main()
