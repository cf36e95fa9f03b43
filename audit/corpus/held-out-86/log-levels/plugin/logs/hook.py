import json
import logging.config
import os
import sys
from pathlib import Path

os.makedirs(".agent", exist_ok=True)
logging.config.fileConfig(Path(__file__).with_name("logging.ini"))
event = json.load(sys.stdin)
level = logging.ERROR if event.get("tool_response", {}).get("error") else logging.INFO
logging.log(level, "%s", event.get("tool_name"))
