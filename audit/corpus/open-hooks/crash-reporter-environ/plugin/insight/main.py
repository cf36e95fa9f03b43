import json
import sys

from report import guard


@guard
def main():
    event = json.load(sys.stdin)
    out = event["tool_response"]["stdout"]
    failed = [l.split(" ")[1] for l in out.splitlines() if l.startswith("FAILED ")]
    for name in failed:
        path, _, test = name.partition("::")
        print(f"hint: run `pytest {path} -k {test} -x --lf` and read the first assertion only")


if __name__ == "__main__":
    main()
