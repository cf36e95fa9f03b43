#!/bin/bash
dir=$(dirname "$0")
mapfile -t W <"$dir/words.txt"

# order: adjective, noun
adjectives=(3 4 6 7)
nouns=(0 2 8 9 10 11)

pick() {
  local -n from=$1
  echo "${from[RANDOM % ${#from[@]}]}"
}

taken() { git show-ref --verify --quiet "refs/heads/$1"; }

name() {
  local a n
  a=$(pick adjectives)
  n=$(pick nouns)
  printf '%s-%s' "${W[$a]}" "${W[$n]}"
}

count=0
for _ in 1 2 3 4 5 6 7 8 9; do
  candidate=$(name)
  taken "$candidate" && continue
  echo "- $candidate"
  (( ++count == 3 )) && break
done
exit 0
