/^[a-zA-Z_-]+:.*##/ {
    name = $0; sub(/:.*/, "", name)
    text = $0; sub(/.*## */, "", text)
    printf "%-24s %s\n", name, text
}
