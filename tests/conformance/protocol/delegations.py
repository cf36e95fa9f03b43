"""Delegations: the order of the search, the patterns, the names, the bounds."""

import hashlib
import urllib.parse

from harness import scenario
from repository import signer


def edge(parent, name, **how):
    return (parent, name, how)


GRAPHS = {
    "one": ([edge("targets", "A")], "A"),
    "two": ([edge("targets", "A"), edge("targets", "B")], "AB"),
    "two levels": ([edge("targets", "A"), edge("targets", "B"), edge("B", "C")], "ABC"),
    "depth first": ([edge("targets", "A"), edge("targets", "B"), edge("A", "C"), edge("A", "D")], "ACDB"),
    "three levels": ([edge("targets", "A"), edge("targets", "B"), edge("A", "C"), edge("C", "D")], "ACDB"),
    "terminating": (
        [edge("targets", "A"), edge("targets", "B"), edge("A", "C", terminating=True), edge("A", "D")],
        "AC",
    ),
    "terminating, with children": (
        [edge("targets", "A"), edge("targets", "B"), edge("A", "C", terminating=True), edge("C", "D")],
        "ACD",
    ),
    "other paths": ([edge("targets", "A", paths=["*.py"]), edge("targets", "B"), edge("A", "C")], "B"),
    "other paths below": (
        [edge("targets", "A"), edge("targets", "B"), edge("A", "C", paths=["*.py"]), edge("C", "D")],
        "AB",
    ),
    "cycle": ([edge("targets", "A"), edge("targets", "B"), edge("B", "C"), edge("C", "D"), edge("D", "B")], "ABCD"),
    "two parents": ([edge("targets", "A"), edge("targets", "B"), edge("B", "C"), edge("A", "C")], "ACB"),
    "two parents, other paths": (
        [edge("targets", "A"), edge("targets", "B"), edge("B", "C"), edge("A", "C", paths=["*.py"])],
        "ABC",
    ),
}


def build(repo, edges):
    for parent, name, how in edges:
        repo.delegate(parent, name, **how)
    for name in dict.fromkeys(name for _, name, _ in edges):
        repo.publish(name)
    repo.publish_all()


@scenario(GRAPHS)
def roles_are_visited_depth_first_in_order(c, case):
    edges, order = case
    build(c.repo, edges)
    assert c.init()
    assert not c.download("missingpath")
    assert c.repo.asked[4:] == [(name, 1) for name in order]


TREE = [
    edge("targets", "A", paths=["*.doc", "*.md", "photo-?.png"]),
    edge("targets", "B", paths=["releases/*/*"]),
    edge("B", "C", paths=["releases/x/*"]),
    edge("B", "D", paths=["releases/y/*.zip"]),
]
FILES = {
    "targetfile": ("targets", True, ""),
    "README.md": ("A", True, "A"),
    "README.MD": ("A", False, ""),
    "releases/README.md": ("A", False, ""),
    "photo-1.png": ("A", True, "A"),
    "photo-12.png": ("A", False, ""),
    "photo-.png": ("A", False, ""),
    "releases/x/x_v1": ("C", True, "BC"),
    "releases/y/y_v1.zip": ("D", True, "BD"),
    "releases/z/z_v1.zip": ("D", False, "B"),
}


@scenario(list(FILES))
def a_target_is_found_where_it_may_be(c, path):
    build(c.repo, TREE)
    for name, (role, _, _) in FILES.items():
        c.repo.artifact(role, name, f"{name} by {role}".encode())
    c.repo.publish("A", "C", "D")
    c.repo.publish_all()
    role, found, order = FILES[path]
    assert c.init()
    assert c.download(path) == found
    assert c.downloaded() == ([f"{path} by {role}".encode()] if found else [])
    assert "".join(name for name, _ in c.repo.asked[4:]) == order


@scenario()
def a_role_is_found_by_the_prefix_of_a_paths_hash(c):
    path = "some/deep/path"
    digest = hashlib.sha256(path.encode()).hexdigest()
    other = "0" if digest[0] != "0" else "1"
    build(
        c.repo,
        [edge("targets", "A", path_hash_prefixes=[other]), edge("targets", "B", path_hash_prefixes=[digest[:2]])],
    )
    c.repo.artifact("B", path, b"bytes")
    c.repo.publish("B")
    c.repo.publish_all()
    assert c.init() and c.download(path)
    assert [name for name, _ in c.repo.asked[4:]] == ["B"]


@scenario(["?", "#", "/delegatedrole", "../delegatedrole", ".", "..", "a b", "é", "%2e%2e", "a/../b"])
def an_unusual_name_is_quoted_in_the_request_and_leaves_no_folder(c, name):
    build(c.repo, [edge("targets", name)])
    before = sorted(path.name for path in c.metadata.parent.iterdir())
    assert c.init()
    assert not c.download("nonexistent target")
    assert (urllib.parse.quote(name, ""), 1) in c.repo.asked
    assert len(c.trusted()) == 5
    assert sorted(path.name for path in c.metadata.parent.iterdir()) == sorted({*before, "initial_root.json"})


@scenario(["root", "timestamp", "snapshot", "targets"])
def a_delegated_role_cannot_take_a_top_level_name(c, name):
    assert c.init() and c.refresh()
    before = (c.metadata / f"{name}.json").read_bytes()
    roles = c.repo.targets
    c.repo.delegate("targets", "impostor")
    roles.delegations.roles["impostor"].name = name
    try:
        c.repo.publish_all()
    except ValueError:
        return  # python-tuf refuses to say it
    c.download("missing")
    after = (c.metadata / f"{name}.json").read_bytes()
    assert name in ("timestamp", "snapshot", "targets") or before == after


@scenario()
def a_delegated_role_needs_the_keys_that_its_parent_gives_it(c):
    build(c.repo, [edge("targets", "A")])
    c.repo.artifact("A", "path", b"bytes")
    c.repo.signers["A"] = [signer("stranger")]
    c.repo.publish("A")
    c.repo.publish_all()
    assert c.init()
    assert not c.download("path")
    assert c.downloaded() == []
    assert c.version("A") is None


def two_parents(c, signing):
    """Two branches name one role, each with a key of its own; the role is signed with the keys of `signing`."""
    keys = {parent: signer(f"shared under {parent}") for parent in "AB"}
    for parent in "AB":
        c.repo.delegate("targets", parent, paths=[f"{parent}/*"])
        c.repo.delegate(parent, "shared", [keys[parent]], paths=[f"{parent}/*"])
        c.repo.artifact("shared", f"{parent}/file", f"for {parent}".encode())
    c.repo.signers["shared"] = [keys[parent] for parent in signing]
    c.repo.publish("shared", "A", "B")
    c.repo.publish_all()
    assert c.init()


@scenario(["one run", "two runs"])
def a_role_that_one_parent_vouches_for_is_not_believed_under_another(c, runs):
    two_parents(c, "A")
    if runs == "one run":
        assert not c.download("A/file", "B/file")
    else:
        assert c.download("A/file") and not c.download("B/file")
    assert c.downloaded() == [b"for A"]


@scenario()
def a_role_that_both_parents_vouch_for_serves_both(c):
    two_parents(c, "AB")
    assert c.download("A/file", "B/file"), c.said
    assert c.downloaded() == [b"for A", b"for B"]
    assert [name for name, _ in c.repo.asked[4:]] == ["A", "shared", "B"]


@scenario()
def a_delegated_role_that_the_snapshot_does_not_name_is_not_asked_for(c):
    build(c.repo, [edge("targets", "A")])
    c.repo.artifact("A", "path", b"bytes")
    c.repo.publish("A")
    del c.repo.snapshot.meta["A.json"]
    c.repo.publish_all()
    assert c.init() and c.refresh()
    c.repo.asked.clear()
    assert not c.download("path")
    assert c.repo.asked == [("root", 2), ("timestamp", None)]
    assert c.version("A") is None


@scenario()
def an_unchanged_delegated_role_is_not_fetched_again(c):
    build(c.repo, [edge("targets", "A")])
    c.repo.artifact("A", "path", b"bytes")
    c.repo.publish("A")
    c.repo.publish_all()
    assert c.init() and c.download("path")
    c.repo.asked.clear()
    assert c.download("path")
    assert c.repo.asked == [("root", 2), ("timestamp", None)]


@scenario()
def the_search_is_bounded(c):
    build(c.repo, [edge("targets", f"r{n}") for n in range(60)])
    c.repo.artifact("r59", "path", b"bytes")
    c.repo.publish("r59")
    c.repo.publish_all()
    assert c.init()
    assert not c.download("path")
    assert len(c.repo.asked) <= 4 + 33
