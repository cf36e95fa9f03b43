import json
import logging
import logging.config
import sys
from pathlib import Path

settings = json.loads(Path(__file__).with_name("logging.json").read_text())
try:
    logging.config.dictConfig(settings)
except (TypeError, AttributeError, ValueError):
    logging.basicConfig(level=logging.INFO)

for line in sys.stdin:
    if "deprecated" not in line.lower():
        logging.info(line.rstrip()[:200])
