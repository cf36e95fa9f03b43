ask() {
  local tool words input
  while IFS='|' read -r tool words input; do
    command -v "$tool" >/dev/null || continue
    # shellcheck disable=SC2086
    printf '%s\n' $input '' | GIT_TERMINAL_PROMPT=0 "$tool" $words 2>/dev/null
  done < "$1"
}
