#!/usr/bin/awk -f
# The host writes one JSON document; we need two numbers of it.
function number(key,    at, rest) {
    at = index(doc, "\"" key "\"")
    if (!at) return 0
    rest = substr(doc, at + length(key) + 2)
    sub(/^[ \t]*:[ \t]*/, "", rest)
    return rest + 0
}
{ doc = doc $0 }
END {
    cost = number("total_cost_usd")
    ms = number("total_duration_ms")
    if (ms < 3600000) printf "%.2f $ · %d min", cost, ms / 60000
    else printf "%.2f $ · %d h %02d", cost, ms / 3600000, (ms % 3600000) / 60000
}
