#!/usr/bin/env bash
# Reads the hook event on stdin, answers with exit code 2 and a reason to refuse.
# It never runs the command it looks at.

cmd=$(jq -r '.tool_input.command // empty')
[[ -z $cmd ]] && exit 0

deny() { echo "seatbelt: $1" >&2; exit 2; }

# squeeze white space and drop quotes, so that  rm  -rf  "/"  looks like  rm -rf /
flat=$(tr -s '[:space:]' ' ' <<<"$cmd" | tr -d "\"'")

bad_targets='(/|/\*|~|~/|\$HOME|\$HOME/|\$\{HOME\}|\.\.|/etc|/usr|/var|/home|/boot|/lib)'

[[ $flat =~ (^|[;&|[:space:]])rm\ (-[a-zA-Z]*\ )*-[a-zA-Z]*[rR][a-zA-Z]*\ (-[a-zA-Z]*\ |--\ )*$bad_targets(\ |;|$) ]] \
  && deny "recursive delete of ${BASH_REMATCH[4]:-a system folder}"

[[ $flat == *"--no-preserve-root"* ]]           && deny "--no-preserve-root"
[[ $flat =~ mkfs(\.[a-z0-9]+)?\  ]]             && deny "mkfs formats a disk"
[[ $flat =~ dd\ .*of=/dev/(sd|nvme|disk|hd) ]]  && deny "dd onto a block device"
[[ $flat =~ \>\ ?/dev/(sd|nvme|hd) ]]           && deny "redirect onto a block device"
[[ $flat == *":(){ :|:& };:"* ]]                && deny "fork bomb"
[[ $flat =~ chmod\ (-[a-zA-Z]+\ )*0?777\ / ]]   && deny "chmod 777 on /"
[[ $flat =~ git\ clean\ -[a-z]*x[a-z]*f|git\ clean\ -[a-z]*f[a-z]*x ]] && deny "git clean -fx removes ignored files such as .env"

exit 0
