import argparse
import getpass
import smtplib
from email.message import EmailMessage
from pathlib import Path


def build(text: str, to: str, sender: str) -> EmailMessage:
    msg = EmailMessage()
    first, _, body = text.partition("\n")
    msg["Subject"] = first.strip() or "Weekly digest"
    msg["From"] = sender
    msg["To"] = to
    msg.set_content(body.lstrip())
    return msg


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("file", type=Path)
    p.add_argument("--to", required=True)
    p.add_argument("--sender", default="digest@example.com")
    p.add_argument("--host", default="smtp.example.com")
    p.add_argument("--send", action="store_true")
    a = p.parse_args()

    msg = build(a.file.read_text(encoding="utf-8"), a.to, a.sender)
    if not a.send:
        print(msg)
        print("(preview only, add --send)")
        return
    with smtplib.SMTP_SSL(a.host) as smtp:
        smtp.login(a.sender, getpass.getpass(f"password of {a.sender}: "))
        smtp.send_message(msg)


if __name__ == "__main__":
    main()
