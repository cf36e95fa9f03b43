"""Keys come and go: each root by the old keys and the new ones, the other roles by what the root says."""

from harness import scenario
from repository import signer


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
