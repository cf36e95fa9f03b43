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


@scenario(["a false one", "none at all", "another length", "not even hex"])
def a_signature_that_proves_nothing_is_no_hindrance_beside_one_that_does(c, kind):
    false = {"a false one": BAD["ecdsa"], "none at all": "", "another length": "11", "not even hex": "no"}[kind]
    second = signer("second timestamp")
    c.repo.trust("timestamp", second)
    c.repo.publish("root", "timestamp")
    timestamp = json.loads(c.repo.newest("timestamp"))
    assert timestamp["signatures"][1]["keyid"] == second.public_key.keyid
    timestamp["signatures"][0]["sig"] = false
    c.repo.published["timestamp"][0] = json.dumps(timestamp).encode()
    assert c.init() and c.refresh(), c.said
    assert c.version("timestamp") == 2
    timestamp["signatures"][1]["sig"] = false
    timestamp["signed"]["version"] = 3
    c.repo.published["timestamp"][0] = json.dumps(timestamp).encode()
    assert not c.refresh()
    assert c.version("timestamp") == 2


@scenario(["listed", "listed and signed"])
def a_key_that_is_listed_several_times_counts_once(c, how):
    key = signer("often listed")
    c.repo.trust("snapshot", key)
    c.repo.publish("root", "snapshot", "timestamp")
    root = c.repo.root
    root.roles["snapshot"].threshold = 4
    root.roles["snapshot"].keyids += [key.public_key.keyid] * 8
    c.repo.publish("root")
    if how == "listed and signed":
        snapshot = json.loads(c.repo.newest("snapshot"))
        snapshot["signatures"] += [s for s in snapshot["signatures"] if s["keyid"] == key.public_key.keyid] * 8
        c.repo.published["snapshot"][2] = json.dumps(snapshot).encode()
    assert c.init()
    assert not c.refresh()
    assert not (c.metadata / "snapshot.json").exists()


@scenario([["md5"], "md5"])
def an_odd_keyid_hash_algorithm_is_no_hindrance(c, odd):
    root = c.repo.root
    root.keys[root.roles["snapshot"].keyids[0]].unrecognized_fields["keyid_hash_algorithms"] = odd
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
