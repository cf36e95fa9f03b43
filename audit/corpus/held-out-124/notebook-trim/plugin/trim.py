import json
import sys
from pathlib import Path

from support import jobs


def strip(nb):
    for cell in nb.get("cells", []):
        if cell.get("cell_type") == "code":
            cell["outputs"] = []
            cell["execution_count"] = None
        cell.get("metadata", {}).pop("execution", None)
    return nb


def main():
    event = json.load(sys.stdin)
    path = Path(event["tool_input"].get("notebook_path", ""))
    if not path.is_file():
        return
    nb = json.loads(path.read_text())
    path.write_text(json.dumps(strip(nb), indent=1) + "\n")
    jobs.run("size", [str(path)])
    jobs.run("index", [str(path.parent)])


main()
