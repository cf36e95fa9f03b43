"""A TUF repository that may do anything, made with python-tuf and served on loopback.

Independent of the code under test: metadata is made, signed and serialised by python-tuf.
"""

from __future__ import annotations

import copy
import datetime
import http.server
import threading
import urllib.parse

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import (
    Delegations,
    DelegatedRole,
    Metadata,
    MetaFile,
    Root,
    Snapshot,
    TargetFile,
    Targets,
    Timestamp,
)
from tuf.api.serialization.json import JSONSerializer

TOP = ["root", "timestamp", "snapshot", "targets"]


def days(number: float) -> datetime.datetime:
    now = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0)
    return now + datetime.timedelta(days=number)


MADE: dict[tuple[str, str], CryptoSigner] = {}
MAKING = threading.Lock()


def signer(label: str, kind: str = "ecdsa") -> CryptoSigner:
    """One key a label, made once a run: RSA keys are slow to make."""
    make = {
        "ecdsa": CryptoSigner.generate_ecdsa,
        "ed25519": CryptoSigner.generate_ed25519,
        "rsa": CryptoSigner.generate_rsa,
    }[kind]
    with MAKING:
        if (label, kind) not in MADE:
            MADE[label, kind] = make()
        key = MADE[label, kind]
    # A copy of the public half: scenarios bend it.
    return CryptoSigner(key._private_key, copy.deepcopy(key.public_key))


class Repository:
    """Metadata in the making, and everything published so far by (role, version)."""

    def __init__(self) -> None:
        self.now: dict[str, Metadata] = {
            "root": Metadata(Root(expires=days(30), consistent_snapshot=True)),
            "timestamp": Metadata(Timestamp(expires=days(30))),
            "snapshot": Metadata(Snapshot(expires=days(30))),
            "targets": Metadata(Targets(expires=days(30))),
        }
        self.signers: dict[str, list[CryptoSigner]] = {}
        self.published: dict[str, dict[int, bytes]] = {}
        self.artifacts: dict[str, bytes] = {}
        self.hashes = False
        self.asked: list[tuple[str, int | None]] = []
        self.fetched: list[str] = []
        self.status: dict[str, int] = {}
        for role in TOP:
            self.trust(role, signer(role))
        self.publish("targets", "snapshot", "timestamp", "root")

    def __getattr__(self, role: str):
        try:
            return self.__dict__["now"][role].signed
        except KeyError:
            raise AttributeError(role) from None

    def role(self, role: str):
        return self.now[role].signed

    def trust(self, role: str, *keys: CryptoSigner) -> None:
        """Lists keys for a top-level role, and signs with them."""
        for key in keys:
            self.root.add_key(key.public_key, role)
            self.signers.setdefault(role, []).append(key)

    def rotate(self, role: str, *keys: CryptoSigner) -> None:
        """Other keys for a top-level role."""
        self.root.roles[role].keyids.clear()
        self.signers[role] = []
        self.trust(role, *keys)

    def delegate(self, parent: str, name: str, keys: list[CryptoSigner] | None = None, **how) -> Targets:
        """A delegated role, listed last, with a key of its own."""
        delegator = self.role(parent)
        if delegator.delegations is None:
            delegator.delegations = Delegations({}, roles={})
        if "paths" not in how and "path_hash_prefixes" not in how:
            how["paths"] = ["*"]
        threshold = how.pop("threshold", 1)
        terminating = how.pop("terminating", False)
        delegator.delegations.roles[name] = DelegatedRole(name, [], threshold, terminating, **how)
        for key in keys or [signer(f"delegated {name}")]:
            delegator.add_key(key.public_key, name)
            known = [k.public_key.keyid for k in self.signers.setdefault(name, [])]
            if key.public_key.keyid not in known:
                self.signers[name].append(key)
        if name not in self.now:
            self.now[name] = Metadata(Targets(expires=days(30)))
        return self.role(name)

    def artifact(self, role: str, path: str, data: bytes) -> None:
        self.role(role).targets[path] = TargetFile.from_data(path, data, ["sha256"])
        self.artifacts[path] = data

    def publish(self, *roles: str, version: int | None = None) -> None:
        """Signs roles and serves them; each publish adds one to the version unless `version` says which."""
        for role in roles:
            md = self.now[role]
            if version is not None:
                md.signed.version = version
            elif role in self.published:
                md.signed.version += 1
            md.signatures.clear()
            for key in self.signers[role]:
                md.sign(key, append=True)
            data = md.to_bytes(JSONSerializer())
            self.published.setdefault(role, {})[md.signed.version] = data
            self.published[role][0] = data  # the newest, for names without a version
            self.name(role, data)

    def name(self, role: str, data: bytes) -> None:
        """Lets the role above name what was published."""
        pin = MetaFile(self.role(role).version)
        if self.hashes:
            pin = MetaFile.from_data(self.role(role).version, data, ["sha256"])
        if role == "snapshot":
            self.timestamp.snapshot_meta = pin
        elif role not in ("root", "timestamp"):
            self.snapshot.meta[f"{role}.json"] = pin

    def publish_all(self) -> None:
        self.publish("targets", "snapshot", "timestamp")

    def newest(self, role: str) -> bytes:
        return self.published[role][0]

    def get(self, path: str) -> tuple[int, bytes]:
        if path in self.status:
            return self.status[path], b""
        if path.startswith("metadata/") and path.endswith(".json"):
            return self.get_metadata(path[len("metadata/") : -len(".json")])
        if path.startswith("targets/"):
            return self.get_target(path[len("targets/") :])
        return 404, b""

    def get_metadata(self, name: str) -> tuple[int, bytes]:
        version, _, role = name.partition(".")
        if not version.isdigit():
            version, role = "0", name
        self.asked.append((role, int(version) or None))
        data = self.published.get(urllib.parse.unquote(role), {}).get(int(version))
        return (200, data) if data is not None else (404, b"")

    def get_target(self, path: str) -> tuple[int, bytes]:
        self.fetched.append(path)
        folder, slash, name = path.rpartition("/")
        if self.root.consistent_snapshot:
            _, _, name = name.partition(".")
        data = self.artifacts.get(folder + slash + name)
        return (200, data) if data is not None else (404, b"")


class Server:
    """Serves one repository on loopback, from a thread."""

    def __init__(self, repository: Repository) -> None:
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:  # noqa: N802
                status, data = repository.get(self.path.lstrip("/"))
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.base = f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
