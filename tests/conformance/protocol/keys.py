"""Who has signed: thresholds, rotations, kinds of keys, and keys that pretend to be several."""

import copy
import json

from harness import scenario
from repository import signer

BAD = {
    "rsa": "5a" * 384,
    "ecdsa": "30440220" + "11" * 32 + "0220" + "22" * 32,
    "ed25519": "61" * 64,
}


@scenario(list(BAD))
def every_kind_of_key_is_understood_and_its_false_signature_refused(c, kind):
    assert c.init()
    key = signer("another root", kind)
    c.repo.trust("root", key)
    c.repo.root.roles["root"].threshold = 2
    c.repo.publish("root")
    assert c.refresh(), c.said
    assert c.version("root") == 2
    c.repo.publish("root")
    root = json.loads(c.repo.newest("root"))
    for signature in root["signatures"]:
        if signature["keyid"] == key.public_key.keyid:
            signature["sig"] = BAD[kind]
    c.repo.published["root"][3] = json.dumps(root).encode()
    assert not c.refresh()
    assert c.version("root") == 2


@scenario(list(BAD))
def every_kind_of_key_may_sign_every_role(c, kind):
    for role in ["timestamp", "snapshot", "targets"]:
        c.repo.rotate(role, signer(f"{kind} {role}", kind))
    c.repo.publish("root")
    c.repo.publish_all()
    assert c.init() and c.refresh(), c.said
    assert c.trusted() == {"root": 2, "timestamp": 2, "snapshot": 2, "targets": 2}


@scenario()
def a_threshold_above_the_number_of_keys_is_never_met(c):
    assert c.init() and c.refresh()
    c.repo.trust("snapshot", *(signer(f"snapshot {n}") for n in range(4)))
    c.repo.root.roles["snapshot"].threshold = 6
    c.repo.publish("root")
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert c.version("snapshot") == 1


@scenario()
def listed_keys_that_have_not_signed_do_not_count(c):
    assert c.init() and c.refresh()
    for n in range(4):
        c.repo.root.add_key(signer(f"silent {n}").public_key, "snapshot")
    c.repo.root.roles["snapshot"].threshold = 3
    c.repo.publish("root")
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert (c.version("root"), c.version("snapshot")) == (2, 1)


@scenario()
def signatures_by_keys_that_are_not_listed_do_not_count(c):
    assert c.init() and c.refresh()
    c.repo.root.roles["snapshot"].threshold = 2
    c.repo.publish("root")
    c.repo.signers["snapshot"].append(signer("stranger"))
    c.repo.publish("snapshot", "timestamp")
    assert not c.refresh()
    assert c.version("snapshot") == 1


@scenario()
def an_odd_keyid_hash_algorithm_is_no_hindrance(c):
    root = c.repo.root
    root.keys[root.roles["snapshot"].keyids[0]].unrecognized_fields["keyid_hash_algorithms"] = ["md5"]
    c.repo.publish("root")
    c.repo.publish("snapshot", "timestamp")
    assert c.init() and c.refresh()
    assert (c.version("root"), c.version("snapshot")) == (2, 2)


@scenario()
def a_keyid_is_only_a_name(c):
    key = signer("oddly named")
    odd = copy.deepcopy(key.public_key)
    odd.keyid = "a key by any other name"
    root = c.repo.root
    root.add_key(odd, "timestamp")
    root.roles["timestamp"].keyids = [odd.keyid]
    c.repo.publish("root")
    c.repo.signers["timestamp"] = [key]
    c.repo.publish("timestamp")
    timestamp = json.loads(c.repo.newest("timestamp"))
    timestamp["signatures"][0]["keyid"] = odd.keyid
    c.repo.published["timestamp"][0] = json.dumps(timestamp).encode()
    assert c.init() and c.refresh(), c.said
    assert c.version("timestamp") == 2


@scenario(["root", "timestamp", "snapshot", "targets", "role1"])
def one_key_under_several_names_counts_once(c, role):
    """Every name has a valid signature by the one key behind them all."""
    repo = c.repo
    names = [f"name {n}" for n in range(3)]
    key = signer("one and only", "ed25519")
    if role == "role1":
        repo.delegate("targets", "role1", [key])
        listing, keys = repo.targets.delegations.roles["role1"], repo.targets.delegations.keys
    else:
        repo.rotate(role, key)
        listing, keys = repo.root.roles[role], repo.root.keys
    for name in names:
        keys[name] = copy.deepcopy(key.public_key)
        keys[name].keyid = name
    listing.keyids = list(names)
    listing.threshold = 2
    repo.publish("root")
    if role == "role1":
        repo.publish("role1")
    repo.publish_all()
    version = 2 if role == "root" else 0
    signed = json.loads(repo.published[role][version])
    mine = [s for s in signed["signatures"] if s["keyid"] == key.public_key.keyid][0]
    signed["signatures"] = [{"keyid": name, "sig": mine["sig"]} for name in names]
    if role == "root":  # the old root's key signs too
        old = signer("root").sign(json_signed_bytes(repo, "root"))
        signed["signatures"].append({"keyid": old.keyid, "sig": old.signature})
    for at in repo.published[role]:
        if at in (0, repo.role(role).version) and not (role == "root" and at == 1):
            repo.published[role][at] = json.dumps(signed).encode()
    assert c.init()
    assert not c.download("missing") and not (role != "role1" and c.refresh())
    assert c.version(role) in (None, 1 if role == "root" else None)


def json_signed_bytes(repo, role):
    from tuf.api.serialization.json import CanonicalJSONSerializer

    return CanonicalJSONSerializer().serialize(repo.role(role))


@scenario(["timestamp", "snapshot", "targets"])
def a_signature_that_stands_twice_is_refused(c, role):
    version = 0 if role == "timestamp" else 1
    md = json.loads(c.repo.published[role][version])
    md["signatures"].append(md["signatures"][0])
    c.repo.published[role][version] = json.dumps(md).encode()
    assert c.init()
    assert not c.refresh()
    assert c.version(role) is None


def step(keys, threshold, sigs, good=True):
    return (keys, threshold, sigs, good)


ROOTS = {
    "1 of 1, another key": [step([1], 1, [1]), step([2], 1, [2, 1]), step([2], 1, [2])],
    "unused signatures": [step([1], 1, [3, 1, 4]), step([2], 1, [3, 2, 1, 4]), step([2], 1, [3, 2, 4])],
    "3 of 5, other combinations": [
        step([0, 1, 2, 3, 4], 3, [0, 2, 4]),
        step([0, 1, 2, 3, 4], 3, [0, 4, 1]),
        step([0, 1, 2, 3, 4], 3, [0, 1, 3]),
        step([0, 1, 2, 3, 4], 3, [0, 1, 3]),
    ],
    "3 of 5, one key": [step([0, 1, 2, 3, 4], 3, [0, 2, 4]), step([0, 1, 3, 4, 5], 3, [0, 4, 1])],
    "3 of 5, one key, with a step between": [
        step([0, 1, 2, 3, 4], 3, [0, 2, 4]),
        step([0, 1, 3, 4, 5], 3, [0, 2, 4, 5]),
        step([0, 1, 3, 4, 5], 3, [0, 4, 5]),
    ],
    "3 of 5, all keys": [
        step([0, 1, 2, 3, 4], 3, [0, 2, 4]),
        step([5, 6, 7, 8, 9], 3, [0, 2, 4, 5, 6, 7]),
        step([5, 6, 7, 8, 9], 3, [5, 6, 7]),
    ],
    "threshold up": [step([1, 2, 3], 1, [1]), step([1, 2, 3], 2, [1, 2])],
    "threshold down": [step([1, 2, 3], 2, [1, 2]), step([1, 2, 3], 1, [1, 2]), step([1, 2, 3], 1, [1])],
    "one key more": [step([1], 1, [1]), step([1, 2], 2, [1, 2])],
    "not by the old key": [step([1], 1, [1]), step([2], 1, [2, 3, 4], False)],
    "not by the new key": [step([1], 1, [1]), step([2], 1, [1, 3, 4], False)],
    "too few new": [step([0, 1, 2, 3, 4], 3, [0, 2, 4]), step([0, 1, 3, 4, 5], 3, [0, 2, 4], False)],
    "too few old": [step([0, 1, 2, 3, 4], 3, [0, 2, 4]), step([0, 1, 3, 4, 5], 3, [0, 4, 5], False)],
    "the new threshold is not met": [step([1, 2, 3], 1, [1]), step([1, 2, 3], 2, [2], False)],
    "the old threshold is not met": [step([1, 2, 3], 2, [1, 2]), step([1, 2, 3], 1, [1], False)],
}


def assign(repo, role, keys, threshold, sigs):
    key = [signer(f"rotation {n}", "ed25519") for n in range(10)]
    listing = repo.root.roles[role]
    listing.keyids.clear()
    for n in keys:
        repo.root.add_key(key[n].public_key, role)
    listing.threshold = threshold
    repo.signers[role] = [key[n] for n in sigs]


@scenario(ROOTS)
def a_root_needs_the_old_keys_and_the_new_ones(c, steps):
    repo = c.repo
    repo.published["root"] = {}
    for version, (keys, threshold, sigs, _) in enumerate(steps, 1):
        assign(repo, "root", keys, threshold, sigs)
        repo.publish("root", version=version)
    good = steps[-1][3]
    expected = repo.published["root"][len(steps) if good else len(steps) - 1]
    assert c.init(repo.published["root"][1])
    assert c.refresh() == good, c.said
    assert (c.metadata / "root.json").read_bytes() == expected


ROLES = {
    "another key": step([2], 1, [2]),
    "unused signatures": step([1], 1, [3, 1, 4]),
    "not by the new key": step([2], 1, [1, 3, 4], False),
    "one wrong": step([0, 1, 3, 4, 5], 3, [0, 2, 4], False),
    "too few": step([0, 1, 3, 4, 5], 3, [0, 4], False),
    "first": step([0, 1, 2, 3, 4], 3, [0, 2, 4]),
    "second": step([0, 1, 2, 3, 4], 3, [0, 4, 1]),
    "third": step([0, 1, 2, 3, 4], 3, [0, 1, 3]),
    "fourth": step([0, 1, 2, 3, 4], 3, [1, 2, 3]),
    "fifth": step([0, 1, 2, 3, 4], 3, [2, 3, 4]),
}


@scenario(ROLES)
def other_roles_follow_the_root(c, case):
    keys, threshold, sigs, good = case
    assert c.init()
    for role in ["timestamp", "snapshot", "targets"]:
        assign(c.repo, role, keys, threshold, sigs)
        c.repo.publish("root")
        c.repo.publish_all()
        assert c.refresh() == good, c.said
        if good:
            assert (c.metadata / f"{role}.json").read_bytes() == c.repo.newest(role)
