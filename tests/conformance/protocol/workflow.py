"""The workflow itself: what is asked for, in which order, and what is kept."""

import json

from harness import scenario
from repository import signer


@scenario()
def a_first_refresh_asks_for_each_role_once(c):
    assert c.init() and c.refresh()
    assert c.repo.asked == [("root", 2), ("timestamp", None), ("snapshot", 1), ("targets", 1)]
    assert c.trusted() == {"root": 1, "timestamp": 1, "snapshot": 1, "targets": 1}


@scenario()
def nothing_is_asked_at_init(c):
    assert c.init()
    assert c.repo.asked == []


@scenario()
def an_unchanged_repository_is_asked_twice(c):
    assert c.init() and c.refresh()
    c.repo.asked.clear()
    assert c.refresh()
    assert c.repo.asked == [("root", 2), ("timestamp", None)]


@scenario()
def metadata_is_kept_with_unchanged_bytes(c):
    c.repo.published["timestamp"][0] = c.repo.newest("timestamp").replace(b"{", b"{ \n", 1)
    assert c.init() and c.refresh()
    for role in ["root", "timestamp", "snapshot", "targets"]:
        assert (c.metadata / f"{role}.json").read_bytes() == c.repo.newest(role), role


@scenario()
def a_download_refreshes_first(c):
    assert c.init()
    assert not c.download("nonexistent artifact")
    assert c.repo.asked == [("root", 2), ("timestamp", None), ("snapshot", 1), ("targets", 1)]
    assert c.trusted() == {"root": 1, "timestamp": 1, "snapshot": 1, "targets": 1}


@scenario()
def a_refresh_without_init_fails(c):
    assert not c.refresh()
    assert c.repo.asked == []


@scenario()
def an_initial_root_without_a_version_is_refused_before_any_request(c):
    root = json.loads(c.repo.newest("root"))
    del root["signed"]["version"]
    c.init(json.dumps(root).encode())
    assert not c.refresh()
    assert c.repo.asked == []


@scenario()
def an_unsigned_initial_root_is_refused_before_any_request(c):
    root = json.loads(c.repo.newest("root"))
    root["signatures"][0]["sig"] = "30440220" + "11" * 32 + "0220" + "22" * 32
    c.init(json.dumps(root).encode())
    assert not c.refresh()
    assert c.repo.asked == []


@scenario()
def a_new_targets_that_the_snapshot_does_not_name_is_not_seen(c):
    assert c.init() and c.refresh()
    c.repo.publish("targets")
    assert c.refresh()
    assert c.version("targets") == 1
    assert c.repo.asked[-1] == ("timestamp", None)


@scenario()
def unknown_fields_are_signed_and_kept(c):
    assert c.init() and c.refresh()
    root = c.repo.root
    root.unrecognized_fields["custom-field"] = "value"
    root.keys[root.roles["root"].keyids[0]].unrecognized_fields["extra-field"] = {"a": 1, "b": 2}
    root.roles["root"].unrecognized_fields["another-field"] = "value"
    c.repo.publish("root")
    assert c.refresh()
    assert c.version("root") == 2


@scenario()
def strings_with_escapes_and_other_scripts_are_signed_as_they_are(c):
    c.repo.targets.unrecognized_fields["x"] = 'quote " backslash \\ newline \n tab \t é 漢 \u007f'
    c.repo.publish_all()
    assert c.init() and c.refresh()
    assert c.version("targets") == 2


@scenario()
def fifty_new_roots_are_followed_one_by_one(c):
    for _ in range(50):
        c.repo.publish("root")
    assert c.init() and c.refresh()
    assert c.version("root") == 51
    assert c.repo.asked[:51] == [("root", version) for version in range(2, 53)]


@scenario()
def names_have_no_version_where_snapshots_are_not_consistent(c):
    repo = c.repo
    repo.root.consistent_snapshot = False
    repo.publish("root")
    delegated = repo.delegate("targets", "role1")
    repo.artifact("role1", "path/to/artifact", b"bytes")
    assert delegated.targets
    repo.publish("role1")
    repo.publish_all()
    assert c.init() and c.download("path/to/artifact") is False  # "*" does not cross a slash
    repo.targets.delegations.roles["role1"].paths = ["path/to/*"]
    repo.publish_all()
    repo.asked.clear()
    assert c.download("path/to/artifact")
    assert [role for role, version in repo.asked if version is None] == ["timestamp", "snapshot", "targets", "role1"]
    assert repo.fetched == ["path/to/artifact"]
    assert c.downloaded() == [b"bytes"]


@scenario()
def a_new_client_accepts_a_repository_that_rotated_every_key(c):
    for role in ["timestamp", "snapshot", "targets"]:
        c.repo.rotate(role, signer(f"new {role}"))
    c.repo.publish("root")
    c.repo.publish_all()
    assert c.init() and c.refresh()
    assert c.trusted() == {"root": 2, "timestamp": 2, "snapshot": 2, "targets": 2}
