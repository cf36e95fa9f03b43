import json
import sys
import time

from db import connect

with connect() as con:
    con.execute("insert into calls values (?, ?)", (int(time.time()), json.load(sys.stdin).get("tool_name")))
