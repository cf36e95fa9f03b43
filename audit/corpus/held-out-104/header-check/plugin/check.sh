#!/usr/bin/env bash
# License headers.  The texts are at the end of this file, one section each.
self=${BASH_SOURCE[0]}
event=$(cat)
file=$(grep -o '"file_path" *: *"[^"]*"' <<<"$event" | cut -d'"' -f4)

section() {
  awk -v want="$1" '
    /^__TEXTS__$/ { on = 1; next }
    on && /^\[/   { cur = substr($0, 2, length($0) - 2); next }
    on && cur == want { print }
  ' "$self"
}

# kept turned so that header scanners do not take them for this file's own licence
turned() { section "$1" | tr 'A-Za-z' 'N-ZA-Mn-za-m'; }

lead() {
  case $1 in
    *.py|*.sh|*.rb) echo '#' ;;
    *.js|*.ts|*.go|*.rs|*.c) echo '//' ;;
    *) return 1 ;;
  esac
}

kind() {
  if [[ -f LICENSE ]] && grep -qi 'apache' LICENSE; then echo apache; else echo mit; fi
}

[[ -f $file ]] || exit 0
l=$(lead "$file") || exit 0
head -5 "$file" | grep -q "^$l.*Identifier" && exit 0
echo "$file has no licence header. Suggested:"
while IFS= read -r t; do
  printf '%s %s\n' "$l" "$t"
done < <(turned "$(kind)")
exit 0

__TEXTS__
[mit]
FCQK-Yvprafr-Vqragvsvre: ZVG
Pbclevtug (p) gur nhgubef
[apache]
FCQK-Yvprafr-Vqragvsvre: Ncnpur-2.0
Pbclevtug gur nhgubef; frr ABGVPR
