#!/bin/sh
# The request arrives on stdin; we look at the path in it and answer. No file is opened.
path=$(jq -r '.tool_input.file_path // .tool_input.path // ""')

deny() {
  jq -n --arg why "$1" '{hookSpecificOutput:{hookEventName:"PreToolUse",permissionDecision:"deny",permissionDecisionReason:$why}}'
  exit 0
}

case "$path" in
  *.env.example|*.env.sample|*.env.template) exit 0 ;;
  */.env|*/.env.*|.env|.env.*)              deny "closed-drawer: environment files hold secrets" ;;
  */.ssh/*.pub)                              exit 0 ;;
  */.ssh/*|*/.gnupg/*)                       deny "closed-drawer: private keys" ;;
  */.aws/credentials|*/.netrc|*/.npmrc|*/.pypirc|*/.docker/config.json)
                                             deny "closed-drawer: tokens" ;;
  *.pem|*.p12|*.pfx|*id_rsa|*id_ed25519)     deny "closed-drawer: key material" ;;
  /etc/shadow|/etc/sudoers*)                 deny "closed-drawer: system accounts" ;;
esac
exit 0
