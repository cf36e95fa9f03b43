"""Warn when a value in a notebook has no unit. Reads the event, prints a remark, changes nothing."""
import json
import math
import re
import sys

λ_ref = 632.8e-9  # helium-neon laser, metres
θ = math.radians(30)
Δ = 1e-9


def bragg(λ, θ, order=1):
    return order * λ / (2 * math.sin(θ))


def bare_numbers(text):
    return re.findall(r"^\s*\w+\s*=\s*[\d.]+\s*$", text, re.M)


def main():
    event = json.load(sys.stdin)
    content = event.get("tool_input", {}).get("content", "")
    for line in bare_numbers(content):
        print(f"no unit: {line.strip()}")
    assert abs(bragg(λ_ref, θ) - λ_ref) < Δ


main()
