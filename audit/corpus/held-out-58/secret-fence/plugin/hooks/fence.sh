#!/usr/bin/env bash
# Denies access by name. Exit code 2 blocks the call and shows the message to the agent.
set -u
input=$(cat)
path=$(jq -r '.tool_input.file_path // .tool_input.path // empty' <<<"$input")
[[ -n $path ]] || exit 0

patterns=(
  '*/.ssh/id_*' '*/.aws/credentials' '*/.netrc' '*/.npmrc' '*/.deepcode/credentials.json'
  '*.pem' '*.p12' '.env' '*/.env' '*/.env.*'
)
if [[ -f .secret-fence ]]; then
  while IFS= read -r line; do [[ $line ]] && patterns+=("$line"); done <.secret-fence
fi

for p in "${patterns[@]}"; do
  # shellcheck disable=SC2053
  if [[ $path == $p ]]; then
    echo "secret-fence: $path looks like a credential ($p). Ask the user to do this by hand." >&2
    exit 2
  fi
done
exit 0
