import socket
import statistics
import sys
import time

from resolver import resolve, prime


def once(host, port):
    t0 = time.perf_counter()
    addr = resolve(host, port)
    t1 = time.perf_counter()
    with socket.socket(addr[0], socket.SOCK_STREAM) as s:
        s.settimeout(3)
        s.connect(addr[4])
    return (t1 - t0) * 1000, (time.perf_counter() - t1) * 1000


def main(args):
    prime()
    for a in args:
        host, _, port = a.partition(":")
        runs = []
        for _ in range(5):
            try:
                runs.append(once(host, int(port or 443)))
            except OSError as e:
                print("%s: %s" % (a, e))
                break
        else:
            print("%s dns %.1f ms, connect %.1f ms" % (
                a, statistics.median(r[0] for r in runs), statistics.median(r[1] for r in runs)))


main(sys.argv[1:])
