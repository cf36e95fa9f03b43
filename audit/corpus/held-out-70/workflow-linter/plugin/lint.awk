# Findings: file:line: text
/uses:/ && !/@[0-9a-f]{40}/ && !/uses: *\.\// { say("action is not pinned by a commit") }
/permissions: *write-all/ { say("permissions are too broad") }
/pull_request_target/ { target = 1 }
/\$\{\{ *github\.event\.[a-z_.]*(title|body) *\}\}/ { say("text of strangers reaches the shell") }
/curl[^|]*\| *(ba)?sh/ { say("a download is piped to a shell") }
/secrets\./ && target { say("a secret in pull_request_target") }

function say(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text
    found++
}

END { exit found > 0 }
