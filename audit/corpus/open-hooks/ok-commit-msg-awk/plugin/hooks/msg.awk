# Only commands with `git commit … -m "subject"` are looked at.
BEGIN {
    types = "^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\\([a-z0-9-]+\\))?!?: "
    status = 0
}
/git commit/ && match($0, /-m +["'][^"']+/) {
    subject = substr($0, RSTART, RLENGTH)
    sub(/-m +["']/, "", subject)
    if (subject !~ types)            complain("does not start with a type, such as `fix: `")
    if (length(subject) > 72)        complain("is longer than 72 characters")
    if (subject ~ /\.$/)             complain("ends with a full stop")
    if (subject ~ /(added|fixed|changed) /) complain("is not imperative")
}
/git commit.*--no-verify/ { complain("would skip the repository's hooks (--no-verify)") }
function complain(what) {
    printf "commit message %s: %s\n", what, subject > "/dev/stderr"
    status = 2
}
END { exit status }
