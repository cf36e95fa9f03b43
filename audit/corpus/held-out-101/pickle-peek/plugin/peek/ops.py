"""Look at a pickle's opcodes. Nothing here loads one."""
import json
import pickletools
import sys
from pathlib import Path

CALLERS = {"REDUCE", "INST", "OBJ", "NEWOBJ", "NEWOBJ_EX", "BUILD"}
NAMES = {"GLOBAL", "STACK_GLOBAL", "INST"}
KNOWN_BAD = {"posix system", "nt system", "builtins eval", "builtins exec", "subprocess Popen"}
SUFFIXES = {".pkl", ".pickle", ".joblib"}


def survey(data):
    calls, names, strings = 0, [], []
    for op, arg, _pos in pickletools.genops(data):
        if isinstance(arg, str):
            strings.append(arg)
        if op.name in CALLERS:
            calls += 1
        if op.name in NAMES:
            names.append(arg if arg else " ".join(strings[-2:]))
    return calls, names


def candidates(event):
    args = event.get("tool_input", {})
    words = [args.get("file_path", "")] + args.get("command", "").split()
    return [Path(w) for w in words if Path(w).suffix in SUFFIXES and Path(w).is_file()]


def main():
    event = json.load(sys.stdin)
    for path in candidates(event):
        try:
            calls, names = survey(path.read_bytes())
        except ValueError:
            continue
        bad = KNOWN_BAD.intersection(names)
        if bad or calls:
            why = f"{path} makes {calls} calls" + (f", among them {', '.join(sorted(bad))}" if bad else "")
            print(json.dumps({"permissionDecision": "ask", "reason": why}))
            return


main()
