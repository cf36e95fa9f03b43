"""Runs scenarios against a client that speaks the conformance suite's CLI protocol."""

from __future__ import annotations

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

from repository import Repository, Server, days
from tuf.api.metadata import Metadata

SCENARIOS: list[tuple[str, object]] = []


def scenario(cases: dict | list | None = None):
    """Registers a function as a scenario, once a case."""

    def register(function):
        named = cases if isinstance(cases, dict) else {str(case): case for case in cases or []}
        if cases is None:
            SCENARIOS.append((function.__name__, function))
        for name, case in named.items():
            SCENARIOS.append((f"{function.__name__}[{name}]", lambda c, f=function, case=case: f(c, case)))
        return function

    return register


class Client:
    """The client under test, with a repository of its own and folders of its own."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.repo = Repository()
        self.server = Server(self.repo)
        self.folder = tempfile.TemporaryDirectory()
        self.metadata = pathlib.Path(self.folder.name, "metadata")
        self.targets = pathlib.Path(self.folder.name, "targets")
        self.metadata.mkdir()
        self.targets.mkdir()

    def close(self) -> None:
        self.server.close()
        self.folder.cleanup()

    def run(self, *args: str, at_day: float | None = None) -> bool:
        """Whether the client says that all is well. Another status than 0 or 1 is a bug in itself."""
        command = [self.command, "--metadata-dir", str(self.metadata), *args]
        if at_day is not None:
            command = ["faketime", days(at_day).strftime("%Y-%m-%d %H:%M:%S"), *command]
        environment = {**os.environ, "TZ": "UTC", "no_proxy": "127.0.0.1"}
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
        self.said = done.stderr.strip()
        assert done.returncode in (0, 1), f"exit status {done.returncode}: {self.said}"
        return done.returncode == 0

    def init(self, root: bytes | None = None) -> bool:
        file = pathlib.Path(self.folder.name, "initial_root.json")
        file.write_bytes(root if root is not None else self.repo.published["root"][1])
        return self.run("init", str(file))

    def refresh(self, at_day: float | None = None) -> bool:
        return self.run("--metadata-url", f"{self.server.base}/metadata/", "refresh", at_day=at_day)

    def download(self, *names: str, at_day: float | None = None) -> bool:
        options = [option for name in names for option in ("--target-name", name)]
        where = ["--target-dir", str(self.targets), "--target-base-url", f"{self.server.base}/targets/"]
        url = ["--metadata-url", f"{self.server.base}/metadata/"]
        return self.run(*url, *options, *where, "download", at_day=at_day)

    def trusted(self) -> dict[str, int]:
        """Every role that lies in the metadata folder, with its version."""
        files = sorted(name for name in os.listdir(self.metadata) if name.endswith(".json"))
        return {name[:-5]: Metadata.from_file(str(self.metadata / name)).signed.version for name in files}

    def version(self, role: str) -> int | None:
        return self.trusted().get(role)

    def downloaded(self) -> list[bytes]:
        files = [path for path in self.targets.rglob("*") if path.is_file()]
        return sorted(path.read_bytes() for path in files)


def hold(command: str, name: str, function) -> tuple[bool, str]:
    """Whether one scenario holds, and what to print."""
    client = Client(command)
    try:
        function(client)
        return True, f"ok   {name}"
    except Exception:
        return False, f"FAIL {name}\n{traceback.format_exc()}client: {getattr(client, 'said', '')}"
    finally:
        client.close()


def main() -> int:
    command, wanted = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    chosen = [(name, function) for name, function in SCENARIOS if wanted in name]
    good = 0
    with concurrent.futures.ThreadPoolExecutor(max_workers=4) as pool:
        for held, text in pool.map(lambda pair: hold(command, *pair), chosen):
            good += held
            print(text, flush=True)
    print(f"{good} of {len(chosen)} scenarios hold")
    return 0 if chosen and good == len(chosen) else 1
