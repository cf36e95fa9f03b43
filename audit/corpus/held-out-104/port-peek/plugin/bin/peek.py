import os
import stat
import tempfile

NAMES = {3000: "web", 5173: "vite", 5432: "pg", 6379: "redis", 8080: "http"}
TABLES = ("/proc/net/tcp", "/proc/net/tcp6")


class Snapshot:
    """Both socket tables in one private file, so that they are of the same moment."""

    def __enter__(self):
        fd, self.path = tempfile.mkstemp(prefix="peek-")
        os.chmod(self.path, stat.S_IRUSR | stat.S_IWUSR)
        with os.fdopen(fd, "w") as out:
            for t in TABLES:
                try:
                    with open(t) as src:
                        out.writelines(src.readlines()[1:])
                except OSError:
                    continue
        return self

    def __iter__(self):
        with open(self.path) as fh:
            for row in fh:
                cols = row.split()
                if cols[3] == "0A":
                    yield int(cols[1].rsplit(":", 1)[1], 16)

    def __exit__(self, *exc):
        self.release()
        return False

    def release(self):
        os.unlink(self.path)


with Snapshot() as snap:
    ports = sorted(set(snap) & set(NAMES))

print(" ".join(f"{NAMES[p]}:{p}" for p in ports) or "no dev servers")
