"""Rechnet die Zahlenbeispiele in Übungsblättern nach (Schwingungen und Wellen)."""
import json
import math
import re
import sys

π = math.pi
λ_MIN, λ_MAX = 380e-9, 750e-9  # sichtbares Licht


def фаза(ω, Δt, φ0=0.0):
    """Фаза колебания"""
    return (ω * Δt + φ0) % (2 * π)


def 波長(速さ, 振動数):
    return 速さ / 振動数


def größe(text):
    m = re.search(r"λ\s*=\s*([\d.,]+)\s*nm", text)
    return float(m[1].replace(",", ".")) * 1e-9 if m else None


event = json.load(sys.stdin)
λ = größe(str(event.get("tool_input", {}).get("content", "")))
if λ is not None:
    sichtbar = λ_MIN <= λ <= λ_MAX
    hinweis = "sichtbar" if sichtbar else "nicht sichtbar"
    print(json.dumps({"systemMessage": f"λ = {λ * 1e9:.0f} nm ist {hinweis}; f = {波長(299_792_458, λ):.3e} Hz; φ = {фаза(2 * π, 0.25):.2f}"}))
