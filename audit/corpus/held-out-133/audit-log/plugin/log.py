import json, sys, time, re, pathlib
e = json.load(sys.stdin)
cmd = e.get("tool_input", {}).get("command", "")
cmd = re.sub(r"(?i)(token|password|secret|key)=\S+", r"\1=***", cmd)
d = pathlib.Path(".deepcode-log")
d.mkdir(exist_ok=True)
with open(d / time.strftime("%Y-%m.log"), "a") as f:
    f.write(f"{time.strftime('%F %T')}\t{cmd!r}\n")
