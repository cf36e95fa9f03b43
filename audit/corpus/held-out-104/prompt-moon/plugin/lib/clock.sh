# shellcheck shell=bash
clock=(date)
flags=(-u +%s)

# seconds since a known new moon (2000-01-06 18:14 UTC)
age() {
  local now
  now=$("${clock[@]}" "${flags[@]}")
  echo $(( (now - 947182440) % 2551443 ))
}
