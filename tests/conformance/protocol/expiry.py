"""Nothing outlives its expiry, and what has expired is a floor still."""

from harness import scenario
from repository import days


@scenario()
def an_expired_root_is_kept_and_ends_the_refresh(c):
    assert c.init() and c.refresh()
    c.repo.root.expires = days(-1)
    c.repo.publish("root")
    c.repo.publish_all()
    assert not c.refresh()
    assert c.trusted() == {"root": 2, "timestamp": 1, "snapshot": 1, "targets": 1}


@scenario()
def an_expired_root_on_the_way_is_no_hindrance(c):
    c.repo.root.expires = days(-1)
    c.repo.publish("root")
    c.repo.root.expires = days(30)
    c.repo.publish("root")
    assert c.init() and c.refresh()
    assert c.version("root") == 3


@scenario(["timestamp", "snapshot", "targets"])
def an_expired_role_is_not_taken(c, role):
    assert c.init() and c.refresh()
    c.repo.role(role).expires = days(-5)
    c.repo.publish_all()
    assert not c.refresh()
    assert c.version(role) == 1


@scenario()
def a_local_root_that_has_expired_is_not_used_and_may_be_replaced(c):
    c.repo.root.expires = days(7)
    c.repo.publish("root")
    assert c.init() and c.refresh()
    assert not c.refresh(at_day=18)
    c.repo.root.expires = days(21)
    c.repo.publish("root")
    assert c.refresh(at_day=18), c.said
    assert c.version("root") == 3


@scenario(["timestamp", "snapshot", "targets"])
def what_has_expired_since_is_not_used(c, role):
    c.repo.role(role).expires = days(7)
    c.repo.publish_all()
    assert c.init() and c.refresh()
    assert not c.refresh(at_day=18)


@scenario()
def expired_local_metadata_is_a_floor_and_no_hindrance(c):
    c.repo.timestamp.expires = days(7)
    c.repo.snapshot.expires = days(7)
    c.repo.publish_all()
    assert c.init() and c.refresh()
    c.repo.timestamp.expires = days(21)
    c.repo.snapshot.expires = days(21)
    c.repo.publish_all()
    assert c.refresh(at_day=18)
    assert c.trusted() == {"root": 1, "timestamp": 3, "snapshot": 3, "targets": 3}


@scenario([False, True])
def an_expired_local_timestamp_is_still_a_floor(c, hashes):
    c.repo.hashes = hashes
    c.repo.publish_all()
    c.repo.timestamp.expires = days(7)
    c.repo.publish("timestamp")
    assert c.init() and c.refresh()
    c.repo.timestamp.expires = days(21)
    c.repo.publish("timestamp", version=2)
    assert not c.refresh(at_day=18)
    assert c.version("timestamp") == 3


@scenario([False, True])
def an_expired_local_snapshot_is_still_a_floor(c, hashes):
    c.repo.hashes = hashes
    c.repo.publish("targets")
    c.repo.snapshot.expires = days(7)
    c.repo.publish("snapshot", "timestamp")
    assert c.init() and c.refresh()
    c.repo.snapshot.expires = days(21)
    c.repo.publish("targets", version=1)
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh(at_day=18)
    assert (c.version("snapshot"), c.version("targets")) == (2, 2)


def delegate(c, expires):
    role = c.repo.delegate("targets", "delegated", paths=["delegatedpath/*"])
    role.expires = expires
    c.repo.artifact("delegated", "delegatedpath/first", b"first")
    c.repo.artifact("delegated", "delegatedpath/second", b"second")
    c.repo.publish("delegated")
    c.repo.publish_all()


@scenario()
def an_expired_delegated_role_is_not_taken(c):
    delegate(c, days(-1))
    assert c.init() and c.refresh()
    assert not c.download("delegatedpath/first")
    assert c.downloaded() == []
    assert c.trusted() == {"root": 1, "timestamp": 2, "snapshot": 2, "targets": 2}


@scenario()
def a_delegated_role_that_has_expired_since_is_not_used(c):
    delegate(c, days(7))
    assert c.init() and c.download("delegatedpath/first")
    assert not c.download("delegatedpath/second", at_day=18)
    assert c.downloaded() == [b"first"]


@scenario()
def a_newer_delegated_role_replaces_an_expired_one(c):
    delegate(c, days(7))
    assert c.init() and c.download("delegatedpath/first")
    c.repo.role("delegated").expires = days(21)
    c.repo.publish("delegated", "snapshot", "timestamp")
    assert c.download("delegatedpath/second", at_day=18)
    assert c.downloaded() == [b"first", b"second"]
