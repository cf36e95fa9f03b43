"""Artifacts: only the signed bytes, fetched once, several in one run."""

import hashlib
import urllib.parse

from harness import scenario
from tuf.api.metadata import TargetFile


def offer(c, *paths):
    for path in paths:
        c.repo.artifact("targets", path, f"contents of {path}".encode())
    c.repo.publish_all()


@scenario(["target_file.txt", "path/to/a/target_file.txt", "a file with spaces", "..hidden", "ünïcode"])
def an_artifact_is_downloaded(c, path):
    offer(c, path)
    if path in ("a file with spaces", "ünïcode"):
        c.repo.artifacts[urllib.parse.quote(path)] = c.repo.artifacts[path]
    assert c.init() and c.refresh()
    assert c.downloaded() == []
    assert c.download(path), c.said
    assert c.downloaded() == [f"contents of {path}".encode()]


@scenario(["../escape", "/etc/escape", "a/../../escape"])
def an_artifacts_name_leaves_no_folder(c, path):
    offer(c, path)
    outside = sorted(path.name for path in c.targets.parent.iterdir())
    assert c.init()
    c.download(path)
    assert sorted(path.name for path in c.targets.parent.iterdir()) == sorted({*outside, "initial_root.json"})


@scenario()
def other_bytes_than_the_signed_ones_are_refused(c):
    offer(c, "one", "two")
    assert c.init() and c.download("one")
    kept = c.downloaded()
    for path in ["one", "two"]:
        c.repo.artifacts[path] = b"malicious, and of another length"
    c.download("one")
    assert c.downloaded() == kept
    assert not c.download("two")
    assert c.downloaded() == kept


@scenario()
def bytes_of_the_same_length_are_refused_too(c):
    offer(c, "one")
    c.repo.artifacts["one"] = b"x" * len(c.repo.artifacts["one"])
    assert c.init()
    assert not c.download("one")
    assert c.downloaded() == []


@scenario()
def an_artifact_that_is_there_already_is_not_fetched_again(c):
    offer(c, "one")
    assert c.init() and c.download("one") and c.download("one")
    assert len(c.repo.fetched) == 1
    next(c.targets.iterdir()).write_bytes(b"tampered")
    assert c.download("one")
    assert len(c.repo.fetched) == 2
    assert c.downloaded() == [b"contents of one"]


@scenario()
def an_artifact_that_changed_replaces_the_old_one(c):
    assert c.init()
    for n in range(5):
        data = f"version {n}".encode()
        c.repo.artifact("targets", "one", data)
        c.repo.publish_all()
        assert c.download("one")
        assert c.downloaded() == [data]
        c.repo.artifacts["one"] = b"malicious"
        c.repo.publish("targets", "snapshot", "timestamp")
        c.download("one")
        assert c.downloaded() == [data]


@scenario()
def several_artifacts_are_fetched_in_order_by_one_client(c):
    offer(c, "one", "two", "three")
    assert c.init() and c.download("two", "one", "three")
    assert [path.split(".")[-1] for path in c.repo.fetched] == ["two", "one", "three"]
    assert c.repo.asked == [("root", 2), ("timestamp", None), ("snapshot", 2), ("targets", 2)]


@scenario()
def the_first_failure_ends_a_run(c):
    offer(c, "one", "three")
    assert c.init()
    assert not c.download("one", "missing", "three")
    assert c.downloaded() == [b"contents of one"]


def offer_hashed(c, hashes):
    c.repo.artifact("targets", "one", b"contents")
    c.repo.targets.targets["one"].hashes = hashes
    c.repo.publish_all()
    assert c.init()


@scenario([["sha256"], ["sha512"], ["sha256", "sha512"]])
def an_artifact_is_asked_for_by_a_signed_hash(c, algorithms):
    hashes = {name: hashlib.new(name, b"contents").hexdigest() for name in algorithms}
    offer_hashed(c, hashes)
    assert c.download("one"), c.said
    assert c.downloaded() == [b"contents"]
    assert len(c.repo.fetched) == 1
    assert c.repo.fetched[0] in [f"{digest}.one" for digest in hashes.values()]


@scenario()
def a_hash_that_nobody_knows_proves_nothing(c):
    offer_hashed(c, {"unknown": hashlib.sha256(b"contents").hexdigest()})
    assert not c.download("one")
    assert c.downloaded() == []


@scenario()
def an_artifact_with_two_hashes_must_match_both(c):
    data = b"contents"
    c.repo.artifact("targets", "one", data)
    c.repo.targets.targets["one"] = TargetFile.from_data("one", data, ["sha256", "sha512"])
    c.repo.publish_all()
    assert c.init() and c.download("one")
    c.repo.targets.targets["one"].hashes["sha512"] = "00" * 64
    c.repo.publish_all()
    next(c.targets.iterdir()).unlink()
    assert not c.download("one")
