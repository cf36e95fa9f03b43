# "target: deps ## text" lines
/^[a-zA-Z0-9_.-]+:.*##/ {
  split($0, a, ":"); text = $0; sub(/.*## */, "", text)
  printf "%-18s %s\n", a[1], text
  n++
}
/^\.PHONY/ { phony += NF - 1 }
END { printf "%d documented, %d phony\n", n, phony }
