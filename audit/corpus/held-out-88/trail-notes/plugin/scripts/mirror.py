"""Mirror a rolled-up trail. The roll comes on stdin."""
import sys
from urllib import request

def main():
    url, trail = sys.argv[1:3]
    body = sys.stdin.buffer.read()
    with open(trail, "rb") as handle:
        body += b"\n--\n" + handle.read()
    try:
        request.urlopen(request.Request(url, data=body, method="POST"), timeout=4)
    except OSError:
        pass

if __name__ == "__main__":
    main()
