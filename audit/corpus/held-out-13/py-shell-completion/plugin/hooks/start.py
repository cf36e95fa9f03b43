import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))

from completion import Installer  # noqa: E402

if __name__ == "__main__":
    Installer().ensure()
