#!/usr/bin/env python3
"""Where do Python, curl, git and node look for CA certificates, and are they the same?"""
import hashlib
import os
import shutil
import ssl
import subprocess
from pathlib import Path


def fingerprint(path):
    p = Path(path)
    if not p.is_file():
        return "missing"
    data = p.read_bytes()
    return f"{data.count(b'BEGIN CERTIFICATE')} certs, sha256 {hashlib.sha256(data).hexdigest()[:12]}"


def git_setting():
    if not shutil.which("git"):
        return None
    out = subprocess.run(["git", "config", "--get", "http.sslCAInfo"], capture_output=True, text=True)
    return out.stdout.strip() or None


def main():
    paths = ssl.get_default_verify_paths()
    rows = [
        ("python default", paths.cafile or paths.openssl_cafile),
        ("SSL_CERT_FILE", os.environ.get("SSL_CERT_FILE")),
        ("REQUESTS_CA_BUNDLE", os.environ.get("REQUESTS_CA_BUNDLE")),
        ("CURL_CA_BUNDLE", os.environ.get("CURL_CA_BUNDLE")),
        ("NODE_EXTRA_CA_CERTS", os.environ.get("NODE_EXTRA_CA_CERTS")),
        ("git http.sslCAInfo", git_setting()),
    ]
    for label, path in rows:
        print(f"{label:22} {path or '-':45} {fingerprint(path) if path else ''}")
    if os.environ.get("NODE_TLS_REJECT_UNAUTHORIZED") == "0":
        print("\nNODE_TLS_REJECT_UNAUTHORIZED=0: verification is OFF for node. Unset it; it hides the real fault.")
    if os.environ.get("GIT_SSL_NO_VERIFY"):
        print("\nGIT_SSL_NO_VERIFY is set: git accepts every certificate.")


if __name__ == "__main__":
    main()
