#!/usr/bin/env python3
import argparse
import json
import random

import providers


def build(s, rnd, prov):
    if "enum" in s:
        return rnd.choice(s["enum"])
    if "x-provider" in s:
        return prov(s["x-provider"], rnd)
    t = s.get("type", "object")
    if t == "object":
        return {k: build(v, rnd, prov) for k, v in s.get("properties", {}).items()}
    if t == "array":
        return [build(s.get("items", {}), rnd, prov) for _ in range(rnd.randint(1, 3))]
    if t == "integer":
        return rnd.randint(s.get("minimum", 0), s.get("maximum", 999))
    if t == "boolean":
        return rnd.random() < 0.5
    return "".join(rnd.choices("abcdefghij", k=8))


ap = argparse.ArgumentParser()
ap.add_argument("schema")
ap.add_argument("--count", type=int, default=1)
ap.add_argument("--seed", type=int)
a = ap.parse_args()
rnd = random.Random(a.seed)
schema = json.load(open(a.schema))
for _ in range(a.count):
    print(json.dumps(build(schema, rnd, providers.get)))
