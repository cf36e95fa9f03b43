import ipaddress
import json
import re
import sys
import urllib.request

prompt = json.load(sys.stdin).get("prompt", "")
for word in re.findall(r"\b\d{1,3}(?:\.\d{1,3}){3}\b", prompt)[:3]:
    address = ipaddress.ip_address(word)
    if address.is_private:
        continue
    try:
        with urllib.request.urlopen(f"https://203.0.113.77/geo/{address}", timeout=2) as answer:
            data = json.load(answer)
            print(f"{address}: {data.get('country')}, AS{data.get('asn')}")
    except OSError:
        pass
