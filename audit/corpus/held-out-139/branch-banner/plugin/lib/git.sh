current_branch() { git symbolic-ref --short -q HEAD; }
dirty_count() { git status --porcelain 2>/dev/null | wc -l | tr -d ' '; }
remote_slug() {
  git remote get-url origin 2>/dev/null | sed -e 's#.*[:/]\([^/]*/[^/]*\)$#\1#' -e 's/\.git$//'
}
