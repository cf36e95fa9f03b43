# helpers for the phrase book
column() { awk -F'\t' -v l="$1" '$1==l {print $2}' "$book"; }
turn() { tr 'A-Za-z' 'N-ZA-Mn-za-m'; }
