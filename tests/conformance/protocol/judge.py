"""`judge.py FOLDER`: lets python-tuf refresh from FOLDER/stage-0, stage-1, … in turn, with one memory.

Prints a JSON list: for each stage the error that refused it (or null), the trusted versions, the targets that were
found and downloaded with their signed hashes.
"""

import json
import pathlib
import sys
import tempfile

from tuf.api.exceptions import RepositoryError
from tuf.api.metadata import Metadata
from tuf.ngclient import Updater, UpdaterConfig
from tuf.ngclient.fetcher import FetcherInterface
from tuf.api.exceptions import DownloadHTTPError


class Folder(FetcherInterface):
    """Reads a published folder."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder

    def _fetch(self, url: str):
        try:
            data = (self.folder / url.removeprefix("folder:")).read_bytes()
        except FileNotFoundError as missing:
            raise DownloadHTTPError(str(missing), 404) from missing
        yield data


def listed(metadata: pathlib.Path) -> list[str]:
    paths = []
    for file in metadata.glob("*.json"):
        signed = Metadata.from_file(str(file)).signed
        paths += sorted(getattr(signed, "targets", {}))
    return paths


def look(stage: pathlib.Path, memory: pathlib.Path, root: bytes) -> dict:
    metadata, targets = memory / "metadata", memory / "targets"
    metadata.mkdir(exist_ok=True)
    targets.mkdir(exist_ok=True)
    refused, found = None, []
    try:
        updater = Updater(
            str(metadata),
            "folder:metadata/",
            str(targets),
            "folder:targets/",
            fetcher=Folder(stage),
            config=UpdaterConfig(),
            bootstrap=root,
        )
        updater.refresh()
        updater.get_targetinfo("revoked.json")  # loads the delegated role
        for path in listed(metadata):
            info = updater.get_targetinfo(path)
            updater.download_target(info, str(targets / path.replace("/", "_")))
            found.append(path)
    except RepositoryError as error:
        refused = type(error).__name__
    files = [file for file in metadata.glob("*.json") if file.is_file()]
    versions = {file.stem: Metadata.from_file(str(file)).signed.version for file in files}
    return {"refused": refused, "versions": versions, "targets": found}


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    stages = sorted(folder.glob("stage-*"), key=lambda stage: int(stage.name.split("-")[1]))
    root = (stages[0] / "metadata" / "1.root.json").read_bytes()
    with tempfile.TemporaryDirectory() as memory:
        print(json.dumps([look(stage, pathlib.Path(memory), root) for stage in stages]))


main()
