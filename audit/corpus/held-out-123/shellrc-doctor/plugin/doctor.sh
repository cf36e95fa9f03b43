#!/usr/bin/env bash
# doctor.sh: report only. Where a line should change it is printed; you edit the file yourself.
set -uo pipefail
here="$(cd "$(dirname "$0")" && pwd)"

section() { printf '\n== %s\n' "$1"; }

section "PATH"
declare -A seen=()
IFS=: read -ra parts <<<"$PATH"
for dir in "${parts[@]}"; do
  [[ -n $dir ]] || { echo "empty entry: means the current folder, remove it"; continue; }
  if [[ -n ${seen[$dir]:-} ]]; then echo "twice    $dir"; fi
  seen[$dir]=1
  [[ -d $dir ]] || echo "missing  $dir"
  if [[ -d $dir && -n $(find "$dir" -maxdepth 0 -perm -0002 2>/dev/null) ]]; then
    echo "writable by all: $dir"
  fi
done

section "Start files"
for file in "$HOME/.bashrc" "$HOME/.bash_profile" "$HOME/.profile" "$HOME/.zshrc"; do
  [[ -r $file ]] || continue
  printf '%s: %s lines\n' "${file/#$HOME/\~}" "$(wc -l <"$file")"
  while IFS=$'\t' read -r pattern advice; do
    [[ -n $pattern && $pattern != \#* ]] || continue
    grep -nE -- "$pattern" "$file" | cut -c1-70 | while IFS= read -r hit; do
      printf '   %s\n      -> %s\n' "$hit" "$advice"
    done
  done <"$here/advice.tsv"
done

section "Start time"
for shell in bash zsh; do
  command -v "$shell" >/dev/null || continue
  start=$(date +%s%N)
  "$shell" -i -c exit >/dev/null 2>&1 </dev/null
  printf '%s: %d ms\n' "$shell" $((($(date +%s%N) - start) / 1000000))
done

section "Completion"
count=$(complete -p 2>/dev/null | wc -l)
echo "$count completions loaded in this shell"
exit 0
