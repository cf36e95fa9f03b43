#!/usr/bin/env python3
"""Lists subjects whose grants amount to more than meets the eye. Input: kubectl get ... -o json."""
import json
import sys

STRONG = [
    ("secrets", {"get", "list", "watch", "*"}, "reads secrets, including service accounts' tokens"),
    ("pods/exec", {"create", "get", "*"}, "enters containers and has what they have"),
    ("pods", {"create", "*"}, "may run a pod under any service account of the namespace"),
    ("serviceaccounts/token", {"create", "*"}, "mints tokens for other accounts"),
    ("rolebindings", {"create", "update", "patch", "*"}, "may bind, as far as 'bind' or own rights go"),
    ("clusterroles", {"escalate", "*"}, "may write roles beyond his own rights"),
    ("users", {"impersonate", "*"}, "may act as others"),
    ("nodes/proxy", {"get", "create", "*"}, "reaches the kubelet past admission and audit"),
    ("validatingwebhookconfigurations", {"create", "update", "patch", "delete", "*"}, "may switch admission off"),
]


def matches(rule, resource, verbs):
    resources = rule.get("resources") or []
    return ("*" in resources or resource in resources) and bool(verbs & set(rule.get("verbs") or []))


def main(path):
    with open(path, encoding="utf-8") as file:
        items = json.load(file)["items"]
    roles = {}
    for item in items:
        if item["kind"] in ("Role", "ClusterRole"):
            key = (item["kind"], item["metadata"].get("namespace") if item["kind"] == "Role" else None, item["metadata"]["name"])
            roles[key] = item.get("rules") or []
    count = 0
    for item in items:
        if not item["kind"].endswith("Binding"):
            continue
        ref = item["roleRef"]
        namespace = item["metadata"].get("namespace")
        key = (ref["kind"], namespace if ref["kind"] == "Role" else None, ref["name"])
        for subject in item.get("subjects") or []:
            if subject["name"].startswith("system:"):
                continue
            for resource, verbs, meaning in STRONG:
                if any(matches(rule, resource, verbs) for rule in roles.get(key, [])):
                    scope = namespace or "the whole cluster"
                    print(f"{subject['kind']} {subject.get('namespace', '')}/{subject['name']}: {meaning} in {scope} (by {ref['kind']} {ref['name']})")
                    count += 1
    print(f"{count} findings", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1])
