"""Answers that a client must not believe: missing, swapped, of another version, too long, of another shape."""

import json

from harness import scenario
from tuf.api.metadata import MetaFile

UNSIGNED = {
    "root": {"root": 1},
    "timestamp": {"root": 1},
    "snapshot": {"root": 1, "timestamp": 1},
    "targets": {"root": 1, "timestamp": 1, "snapshot": 1},
}


@scenario(list(UNSIGNED.items()))
def an_unsigned_role_ends_the_refresh_there(c, case):
    role, expected = case
    repo = c.repo
    repo.signers[role] = []
    if role == "root":
        repo.publish("root")
    else:
        for name in ["targets", "snapshot", "timestamp"]:
            del repo.published[name]
        repo.publish_all()
    assert c.init(repo.published["root"][1])
    assert not c.refresh()
    assert c.trusted() == expected


@scenario(["root", "timestamp", "snapshot", "targets"])
def a_role_of_another_type_is_refused(c, role):
    repo = c.repo
    other = "timestamp" if role != "timestamp" else "snapshot"
    if role == "root":
        repo.published["root"][2] = repo.newest("timestamp")
    else:
        version = 0 if role == "timestamp" else 1
        repo.published[role][version] = repo.newest(other)
    assert c.init()
    assert not c.refresh()


@scenario()
def a_snapshot_in_the_timestamps_place_is_refused_though_the_timestamps_key_signed_it(c):
    repo = c.repo
    repo.trust("snapshot", *repo.signers["timestamp"])
    repo.snapshot.meta = {"snapshot.json": MetaFile(1)}
    repo.publish("root", "snapshot")
    repo.published["timestamp"][0] = repo.newest("snapshot")
    assert c.init()
    assert not c.refresh()
    assert c.trusted() == {"root": 2}


@scenario()
def targets_of_another_version_than_the_snapshot_names_are_refused(c):
    repo = c.repo
    repo.publish("targets", version=3)
    repo.published["targets"][2] = repo.newest("targets")
    repo.snapshot.meta["targets.json"].version = 2
    repo.publish("snapshot", "timestamp")
    assert c.init()
    assert not c.refresh()
    assert c.repo.asked[-1] == ("targets", 2)
    assert c.trusted() == {"root": 1, "timestamp": 2, "snapshot": 2}


MISSING = {
    "snapshot": {"root": 1, "timestamp": 2, "snapshot": 1, "targets": 1},
    "targets": {"root": 1, "timestamp": 2, "snapshot": 2, "targets": 1},
}


@scenario(list(MISSING.items()))
def a_role_that_is_named_and_missing_ends_the_refresh_there(c, case):
    role, expected = case
    assert c.init() and c.refresh()
    if role == "snapshot":
        c.repo.timestamp.snapshot_meta.version = 2
    else:
        c.repo.snapshot.meta["targets.json"].version = 2
        c.repo.publish("snapshot")
    c.repo.publish("timestamp")
    assert not c.refresh()
    assert c.repo.asked[-1] == (role, 2)
    assert c.trusted() == expected


@scenario()
def a_changed_timestamp_of_the_same_version_is_not_taken(c):
    assert c.init() and c.refresh()
    c.repo.timestamp.snapshot_meta.version = 100
    c.repo.publish("timestamp", version=1)
    assert c.refresh()
    assert c.repo.asked[-1] == ("timestamp", None)
    kept = json.loads((c.metadata / "timestamp.json").read_bytes())
    assert kept["signed"]["meta"]["snapshot.json"]["version"] == 1


@scenario()
def hashes_of_metadata_are_checked(c):
    c.repo.hashes = True
    c.repo.publish_all()
    assert c.init() and c.refresh()
    c.repo.publish("targets")
    c.repo.snapshot.meta["targets.json"].hashes["sha256"] = "46" * 32
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert (c.version("snapshot"), c.version("targets")) == (3, 2)


@scenario()
def lengths_of_metadata_are_checked(c):
    c.repo.hashes = True
    c.repo.publish("targets")
    c.repo.snapshot.meta["targets.json"].length += 1
    c.repo.publish("snapshot", "timestamp")
    assert c.init()
    assert not c.refresh()
    assert c.version("targets") is None


@scenario()
def another_major_version_of_the_specification_is_refused(c):
    c.repo.targets.spec_version = "2.0.0"
    c.repo.publish_all()
    assert c.init()
    assert not c.refresh()


@scenario([404, 403, 500])
def a_missing_timestamp_is_a_failure(c, status):
    assert c.init()
    c.repo.status["metadata/timestamp.json"] = status
    assert not c.refresh()


@scenario([403, 500, 503])
def only_404_ends_the_chain_of_roots(c, status):
    assert c.init()
    c.repo.status["metadata/2.root.json"] = status
    assert not c.refresh()
    assert c.version("timestamp") is None


@scenario()
def a_root_that_skips_a_version_is_refused(c):
    c.repo.publish("root", version=3)
    c.repo.published["root"][2] = c.repo.published["root"][3]
    assert c.init()
    assert not c.refresh()
    assert c.version("root") == 1


@scenario(["timestamp", "root"])
def more_bytes_than_a_role_may_have_are_refused(c, role):
    c.repo.role(role).unrecognized_fields["padding"] = "x" * (600 << 10)
    c.repo.publish(role)
    assert c.init()
    assert not c.refresh()


@scenario()
def a_key_that_stands_twice_in_an_object_is_refused(c):
    data = c.repo.newest("timestamp")
    c.repo.published["timestamp"][0] = data.replace(b'"signatures"', b'"signatures": [],\n "signatures"', 1)
    assert c.init()
    assert not c.refresh()
