rule_no_tabs() { grep -nP '\t' "$1" | sed 's/^/tab: /'; }
rule_shebang() { head -n1 "$1" | grep -q '^#!' || echo 'missing shebang'; }
rule_long() { awk 'length > 140 { print "long line: " NR }' "$1"; }
