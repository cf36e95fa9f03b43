# One rule per block; prints file:line: rule text
function say(rule, text) { printf "%s:%d: %s %s\n", FILENAME, FNR, rule, text }

function pinned(line,   at) {
  at = line
  return sub(/.*@/, "", at) && at ~ /^[0-9a-f]+( |$)/ && match(at, /^[0-9a-f]+/) && RLENGTH == 40
}

/^[ -]*uses:/ && !/uses: *\.\// && !pinned($0) { say("W1", "pin the action by a commit") }
/^[ -]*run:/ { run = 1; match($0, /[^ ]/); depth = RSTART }
run && !/^[ -]*run:/ { match($0, /[^ ]/); if (RLENGTH > 0 && RSTART <= depth) run = 0 }
run && /\$\{\{ *github\.event\./ { say("W2", "pass the value by env, not inside of the script") }
/permissions: *write-all/ { say("W3", "name the permissions that are needed") }
/^permissions:/ { permissions = 1 }
/toJSON\( *secrets *\)/ { say("W4", "all secrets are handed over") }
run && /(curl|wget)[^|]*\| *(sudo +)?(ba)?sh/ { say("W5", "a download is run unseen") }
/pull_request_target/ { target = FNR }
target && /ref: .*head\./ { say("W6", "code of strangers runs with secrets") }
END { if (!permissions) printf "%s: W3 no permissions are set\n", FILENAME }
