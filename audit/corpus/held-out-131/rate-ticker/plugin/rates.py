import json
from urllib.request import urlopen

try:
    d = json.load(urlopen("http://rates.example.org/latest?base=EUR", timeout=2))
    print("EUR/USD %.4f" % d["rates"]["USD"])
except Exception:
    print("EUR/USD --")
