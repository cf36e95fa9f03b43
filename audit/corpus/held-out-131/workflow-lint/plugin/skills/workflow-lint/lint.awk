# findings: file:line: message
function say(m) { printf "%s:%d: %s\n", FILENAME, FNR, m }
/pull_request_target/            { say("runs with secrets on foreign code") }
/curl.*\|[ ]*(ba)?sh/            { say("pipes a download into a shell") }
/echo.*\$\{\{ *secrets\./        { say("prints a secret") }
/GITHUB_TOKEN/ && /curl/         { say("sends GITHUB_TOKEN by hand") }
/\$\{\{ *github\.event\..*(title|body)/ { say("untrusted text in a script") }
/permissions: *write-all/        { say("write-all permissions") }
/uses:.*@(main|master)$/         { say("action not pinned") }
