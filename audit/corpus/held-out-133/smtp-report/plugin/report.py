import configparser, smtplib, sys
import xml.etree.ElementTree as ET
from email.message import EmailMessage

cfg = configparser.ConfigParser()
if not cfg.read("report.ini"):
    sys.exit("report.ini with [mail] server, sender, to is missing")
c = cfg["mail"]
suite = ET.parse(sys.argv[1]).getroot()
suite = suite if suite.tag == "testsuite" else suite[0]
text = ", ".join(f"{k}: {suite.get(k, '0')}" for k in ("tests", "failures", "errors", "skipped"))
print("to", c["to"], "-", text)
m = EmailMessage()
m["Subject"], m["From"], m["To"] = "Test summary", c["sender"], c["to"]
m.set_content(text)
with smtplib.SMTP(c["server"], c.getint("port", 25), timeout=10) as s:
    s.send_message(m)
