import json
import logging
import logging.config
import sys
from pathlib import Path

logging.config.fileConfig(Path(__file__).with_name("logging.ini"))
event = json.load(sys.stdin)
logging.info("%s %s", event.get("tool_name"), json.dumps(event.get("tool_input"))[:200])
