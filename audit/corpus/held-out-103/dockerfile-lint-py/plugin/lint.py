import re
import sys

OPINIONS = [
    ("D01", r"^FROM\s+\S+(:latest)?\s*$", "pin the base image by tag and digest"),
    ("D02", r"^(ENV|ARG)\s+\w*(SECRET|TOKEN|PASSWORD|API_KEY)\w*", "secrets in ENV/ARG stay in the image history"),
    ("D03", r"^RUN\s+.*(curl|wget)[^|&]*\|\s*(ba)?sh", "piping a download to a shell"),
    ("D04", r"^(COPY|ADD)\s+.*(\.ssh|id_rsa|\.aws|\.npmrc|\.netrc|\.env)\b", "copies credentials into a layer; use RUN --mount=type=secret"),
    ("D05", r"^ADD\s+https?://", "ADD of a URL is not verified"),
    ("D06", r"^RUN\s+.*chmod\s+(-R\s+)?777", "777"),
    ("D07", r"^USER\s+(root|0)\s*$", "runs as root"),
    ("D08", r"^RUN\s+.*sudo\b", "sudo in a build"),
    ("D09", r"^RUN\s+.*apt-get\s+upgrade", "upgrade makes builds unrepeatable"),
    ("D10", r"^RUN\s+.*--no-check-certificate|.*curl\s+(-\w*k|--insecure)", "TLS verification is off"),
    ("D11", r"^EXPOSE\s+22\b", "an ssh daemon in a container"),
    ("D12", r"^(CMD|ENTRYPOINT)\s+[^\[]", "shell form does not forward signals"),
]


def joined(path):
    buf, start = "", 1
    with open(path, encoding="utf-8") as f:
        for no, line in enumerate(f, 1):
            line = line.rstrip("\n")
            if not buf:
                start = no
            if line.endswith("\\"):
                buf += line[:-1] + " "
                continue
            yield start, (buf + line).strip()
            buf = ""


count = 0
user = False
for path in sys.argv[1:] or ["Dockerfile"]:
    for no, text in joined(path):
        user = user or text.upper().startswith("USER ")
        for code, rx, why in OPINIONS:
            if re.search(rx, text, re.I):
                print(f"{path}:{no}: {code} {why}")
                count += 1
    if not user:
        print(f"{path}: D00 no USER instruction")
sys.exit(1 if count else 0)
