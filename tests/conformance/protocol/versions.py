"""Nothing goes back, and a fast-forward attack can be mended."""

from harness import scenario
from repository import signer


@scenario()
def a_timestamp_that_goes_back_is_refused(c):
    c.repo.publish("timestamp")
    assert c.init() and c.refresh()
    c.repo.publish("timestamp", version=1)
    assert not c.refresh()
    assert c.version("timestamp") == 2
    assert c.repo.asked[-1] == ("timestamp", None)


@scenario()
def a_snapshot_that_goes_back_without_its_timestamp_is_not_seen(c):
    c.repo.publish("snapshot", "timestamp")
    assert c.init() and c.refresh()
    c.repo.publish("snapshot", version=1)
    assert c.refresh()
    assert c.version("snapshot") == 2
    assert c.repo.asked[-1] == ("timestamp", None)


@scenario([False, True])
def a_snapshot_that_goes_back_with_its_timestamp_is_refused(c, hashes):
    c.repo.hashes = hashes
    c.repo.publish("snapshot", "timestamp")
    assert c.init() and c.refresh()
    c.repo.publish("snapshot", version=1)
    c.repo.publish("timestamp")
    assert not c.refresh()
    assert (c.version("timestamp"), c.version("snapshot")) == (2, 2)
    assert c.repo.asked[-1] == ("timestamp", None)


@scenario()
def a_snapshot_of_another_version_than_the_timestamp_names_is_refused(c):
    c.repo.publish("snapshot")
    c.repo.published["snapshot"][1] = c.repo.newest("snapshot")
    assert c.init()
    assert not c.refresh()
    assert c.trusted() == {"root": 1, "timestamp": 1}
    assert c.repo.asked[-1] == ("snapshot", 1)


@scenario([False, True])
def targets_that_go_back_are_refused(c, hashes):
    c.repo.hashes = hashes
    c.repo.publish_all()
    assert c.init() and c.refresh()
    c.repo.publish("targets", version=1)
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert (c.version("snapshot"), c.version("targets")) == (2, 2)


@scenario([False, True])
def targets_that_vanish_from_the_snapshot_are_refused(c, hashes):
    c.repo.hashes = hashes
    c.repo.delegate("targets", "role1")
    c.repo.publish("role1")
    c.repo.publish_all()
    assert c.init() and c.refresh()
    del c.repo.snapshot.meta["role1.json"]
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert c.version("snapshot") == 2


@scenario()
def a_delegated_role_that_goes_back_is_refused(c):
    c.repo.delegate("targets", "role1")
    c.repo.publish("role1")
    c.repo.publish("role1")
    c.repo.publish_all()
    assert c.init() and not c.download("missing")
    assert c.version("role1") == 2
    c.repo.publish("role1", version=1)
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert c.version("role1") == 2


@scenario()
def a_lost_cache_does_not_lower_the_floor(c):
    c.repo.publish("timestamp")
    assert c.init() and c.refresh()
    (c.metadata / "timestamp.json").unlink()
    c.repo.publish("timestamp", version=1)
    assert not c.refresh()


@scenario()
def a_fast_forwarded_timestamp_is_mended_by_its_key(c):
    c.repo.publish("timestamp", version=100)
    assert c.init() and c.refresh()
    assert c.version("timestamp") == 100
    c.repo.rotate("timestamp", signer("new timestamp"))
    c.repo.publish("root")
    c.repo.publish("timestamp", version=1)
    assert c.refresh()
    assert c.version("timestamp") == 1


@scenario()
def a_fast_forwarded_snapshot_is_mended_by_both_keys(c):
    c.repo.publish("snapshot", version=100)
    c.repo.publish("timestamp")
    assert c.init() and c.refresh()
    assert c.version("snapshot") == 100
    c.repo.rotate("snapshot", signer("new snapshot"))
    c.repo.rotate("timestamp", signer("new timestamp"))
    c.repo.publish("root")
    c.repo.publish("snapshot", version=1)
    c.repo.publish("timestamp")
    assert c.refresh()
    assert c.version("snapshot") == 1


@scenario()
def fast_forwarded_targets_are_mended_by_the_snapshots_key(c):
    c.repo.publish("targets", version=100)
    c.repo.publish("snapshot", "timestamp")
    assert c.init() and c.refresh()
    assert c.version("targets") == 100
    c.repo.rotate("snapshot", signer("new snapshot"))
    c.repo.publish("root")
    c.repo.publish("targets", version=1)
    c.repo.publish("snapshot", "timestamp")
    assert c.refresh()
    assert c.version("targets") == 1


@scenario()
def the_snapshots_new_key_may_drop_a_role(c):
    c.repo.delegate("targets", "role1")
    c.repo.publish("role1")
    c.repo.publish_all()
    assert c.init() and c.refresh()
    c.repo.rotate("snapshot", signer("new snapshot"))
    c.repo.publish("root")
    del c.repo.snapshot.meta["role1.json"]
    c.repo.publish("snapshot", "timestamp")
    assert c.refresh(), c.said
    assert c.version("snapshot") == 3


@scenario()
def a_fast_forward_without_another_key_is_not_mended(c):
    c.repo.publish("timestamp", version=100)
    assert c.init() and c.refresh()
    c.repo.publish("root")
    c.repo.publish("timestamp", version=1)
    assert not c.refresh()
    assert c.version("timestamp") == 100
