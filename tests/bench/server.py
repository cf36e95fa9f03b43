#!/usr/bin/env python3
"""The server against nginx over loopback: the same files, the same client, in turns.

tests/bench/server.py [--seconds 10] [--rounds 5] [--minutes 5]

Needs nginx and wrk (Debian: nginx-light, wrk), `marketplace` in target/debug (`cargo build --workspace --bins`) and the server as
it is shipped, as nginx is: `cargo build --release -p index-server --bin marketplace-server`.
A ratio is the median of the rounds' ratios; a busy machine disturbs both sides of one.
"""

import argparse
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CONNECTIONS = 64
THREADS = 2
# Three entries make a shard of some 2 kB.
VERSIONS = ["1.0.0", "1.1.0", "1.2.0"]

NGINX = """
daemon off;
master_process on;
worker_processes auto;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    open_file_cache max=1000 inactive=60s;
    types {{ application/json json; }}
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        root {public};
    }}
}}
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def run(words, **more):
    return subprocess.run(words, check=True, capture_output=True, text=True, **more).stdout


def published(folder):
    """A marketplace with one plugin in three versions; the published folder and the root's digest."""
    program = str(ROOT / "target/debug/marketplace")
    work = folder / "market"
    work.mkdir()
    home = {"HOME": str(folder), "PATH": os.environ["PATH"], "MARKETPLACE_PASSPHRASE": "of this bench only", "LANG": "C.UTF-8"}

    def marketplace(*words):
        return run([program, *words], cwd=work, env=home)

    said = marketplace("init", "--origin", "bench.example.com/plugins", "--url", "http://127.0.0.1:9", "--auditor", "bench")
    root = re.search(r"fingerprint\s+(sha256:[0-9a-f]{64})", said).group(1)
    plugin = work / "src/hello"
    plugin.mkdir(parents=True)
    for version in VERSIONS:
        manifest = '{"name":"hello","version":"%s","description":"Says hello.","license":"Apache-2.0"}' % version
        (plugin / "plugin.json").write_text(manifest)
        (plugin / "README.md").write_text("# Hello\n")
        digest = re.search(r"sha256:[0-9a-f]{64}", marketplace("hash", "./src/hello")).group(0)
        marketplace("add", "./src/hello", "--digest", digest)
    marketplace("publish")
    return work / "public", root


def until_it_answers(url):
    for _ in range(200):
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                return answer.headers
        except OSError:
            time.sleep(0.05)
    sys.exit(f"error: {url} does not answer")


def seconds(text):
    number, unit = re.fullmatch(r"([0-9.]+)(us|ms|s|m)", text).groups()
    return float(number) * {"us": 1e-6, "ms": 1e-3, "s": 1, "m": 60}[unit]


def load(url, headers, duration):
    """Requests a second and the 99th percentile of their time."""
    words = ["wrk", f"-t{THREADS}", f"-c{CONNECTIONS}", f"-d{duration}s", "--latency"]
    for header in headers:
        words += ["-H", header]
    said = run([*words, url])
    trouble = re.search(r"Socket errors:.*", said)
    if trouble:
        sys.exit(f"error: {url}: {trouble.group(0)}")
    return float(re.search(r"Requests/sec:\s+([0-9.]+)", said).group(1)), seconds(re.search(r"(?m)^\s+99%\s+(\S+)$", said).group(1))


def status(url, headers):
    request = urllib.request.Request(url, headers=dict(header.split(": ", 1) for header in headers))
    try:
        with urllib.request.urlopen(request, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as answer:
        return answer.code


def resident(pid):
    """MiB of the process in memory."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()).group(1)) / 1024


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--server", help="the program (default: target/release, where the release profile puts it)")
    options = options.parse_args()
    server = options.server or str(ROOT / "target/release/marketplace-server")
    with tempfile.TemporaryDirectory(prefix="bench-server-") as folder:
        folder = Path(folder)
        folder.chmod(0o755)
        public, root = published(folder)
        ports = {"nginx": free_port(), "ours": free_port()}
        config = folder / "nginx.conf"
        config.write_text(NGINX.format(folder=folder, port=ports["nginx"], public=public))
        state = folder / "state"
        flags = ["--store", str(public), "--root", root, "--listen", f"127.0.0.1:{ports['ours']}", "--state", str(state)]
        running = [
            subprocess.Popen(["nginx", "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL),
            subprocess.Popen([server, *flags, "--rate", "0", "--log", "info,access=off"], stderr=subprocess.DEVNULL),
        ]
        try:
            compare(options, public, ports, running[1].pid)
        finally:
            for child in running:
                child.send_signal(signal.SIGTERM)
            for child in running:
                child.wait(20)


def compare(options, public, ports, pid):
    shard = next((public / "targets/plugins").iterdir())
    timestamp, shard_path = "metadata/timestamp.json", f"targets/plugins/{shard.name}"
    print(f"shard: {shard.stat().st_size} bytes; {CONNECTIONS} connections, {options.rounds} rounds of {options.seconds} s")
    asked = {}
    for name, port in ports.items():
        tag = until_it_answers(f"http://127.0.0.1:{port}/{timestamp}")["ETag"]
        known = [f"If-None-Match: {tag}"]
        asked[name] = {
            "timestamp, 304": (f"http://127.0.0.1:{port}/{timestamp}", known, 304),
            "shard, 200": (f"http://127.0.0.1:{port}/{shard_path}", [], 200),
        }
        for url, headers, expected in asked[name].values():
            found = status(url, headers)
            if found != expected:
                sys.exit(f"error: {url} answers {found}, not {expected}")
    for what in asked["ours"]:
        rates, tails, plain = [], [], {"nginx": [], "ours": []}
        for _ in range(options.rounds):
            each = {name: load(*asked[name][what][:2], options.seconds) for name in ("nginx", "ours")}
            rates.append(each["ours"][0] / each["nginx"][0])
            tails.append(each["ours"][1] / each["nginx"][1])
            for name, found in each.items():
                plain[name].append(found)
        median = {name: [statistics.median(column) for column in zip(*found)] for name, found in plain.items()}
        words = ", ".join(f"{name} {rate:.0f}/s p99 {tail * 1000:.2f} ms" for name, (rate, tail) in median.items())
        print(f"{what}: requests a second {statistics.median(rates):.2f} of nginx, p99 {statistics.median(tails):.2f} ({words})", flush=True)
    if options.minutes:
        steady(options, asked["ours"]["shard, 200"][0], pid)


def steady(options, url, pid):
    """Memory after the first minute and at the end, under load."""
    ends, first = time.monotonic() + options.minutes * 60, None
    while time.monotonic() < ends:
        load(url, [], min(15, max(1, int(ends - time.monotonic()))))
        first = first or resident(pid)
    print(f"memory: {first:.1f} MiB at first, {resident(pid):.1f} MiB after {options.minutes:g} minutes of load")


if __name__ == "__main__":
    main()
