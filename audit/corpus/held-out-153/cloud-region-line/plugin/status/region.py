#!/usr/bin/env python3
import configparser
from pathlib import Path

aws = Path.home() / ".aws"
cfg = configparser.ConfigParser()
cfg.read([aws / "config", aws / "credentials"])

profile = "default"
section = cfg[profile] if profile in cfg else {}
region = section.get("region", "-")
key = section.get("aws_access_key_id", "")
secret = section.get("aws_secret_access_key", "")
state = "ok" if key and secret else "no login"
print(f"{profile} {region} {state} {key[-4:]}"[:200])
