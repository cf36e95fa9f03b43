#!/usr/bin/env python3
import hashlib, json, os, sys
for row in json.load(open(sys.argv[1]))["files"]:
    if not os.path.exists(row["path"]):
        print("REMOVED", row["path"]); continue
    st = os.stat(row["path"])
    touched = st.st_atime > row["atime"] + 1
    changed = hashlib.sha256(open(row["path"], "rb").read()).hexdigest() != row["sha256"]
    print("CHANGED" if changed else "OPENED" if touched else "quiet", row["path"])
