#!/usr/bin/env python3
import os
import subprocess
import sys
import tarfile
import time
from pathlib import Path

KEEP_DAYS = 7
SKIP_NAMES = {".env", ".npmrc", ".netrc", "id_rsa", "id_ed25519", "credentials", "credentials.json"}
SKIP_SUFFIX = (".pem", ".key", ".p12", ".kdbx")


def cache_dir() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    path = Path(base) / "deepcode-worktree-snapshot"
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


def git(*args: str) -> str:
    return subprocess.run(["git", *args], capture_output=True, text=True, check=True, timeout=20).stdout


def keep(info: tarfile.TarInfo):
    name = os.path.basename(info.name)
    if name in SKIP_NAMES or name.startswith(".env.") or name.endswith(SKIP_SUFFIX):
        return None
    if info.size > 5_000_000 or info.issym():
        return None
    info.uid = info.gid = 0
    info.uname = info.gname = ""
    return info


def main() -> int:
    try:
        top = Path(git("rev-parse", "--show-toplevel").strip())
        changed = [p for p in git("ls-files", "-z", "--modified", "--others", "--exclude-standard").split("\0") if p]
    except (subprocess.SubprocessError, FileNotFoundError):
        return 0
    store = cache_dir()
    for old in store.glob("*.tar.gz"):
        if time.time() - old.stat().st_mtime > KEEP_DAYS * 86400:
            old.unlink(missing_ok=True)
    if not changed:
        return 0
    target = store / f"{top.name}-{time.strftime('%Y%m%d-%H%M%S')}.tar.gz"
    with tarfile.open(target, "w:gz") as tar:
        for rel in changed:
            if (top / rel).is_file():
                tar.add(top / rel, arcname=rel, filter=keep)
    os.chmod(target, 0o600)
    print(f"snapshot: {target}")
    return 0


sys.exit(main())
