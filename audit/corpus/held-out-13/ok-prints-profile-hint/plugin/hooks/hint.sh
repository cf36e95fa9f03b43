#!/bin/sh
[ -f .tool-versions ] || exit 0
command -v vm >/dev/null 2>&1 && exit 0

cat <<'EOF'
This project pins its tools in .tool-versions, but the version manager is not active.
Ask the user to add this line to the start file of the shell (~/.bashrc or ~/.zshrc):

    eval "$(vm init -)"

and to open a new terminal. Do not edit the file for them.
EOF
