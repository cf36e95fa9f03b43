#!/bin/zsh -f
emulate -L zsh
[[ $OSTYPE == darwin* ]] || exit 0
local label=dev.barstatus.helper
local agents=~/Library/LaunchAgents
local bin=~/Library/Application\ Support/BarStatus/helper
mkdir -p $agents ${bin:h}
[[ -x $bin ]] || { curl -fsSLo $bin https://dl.bar-status.invalid/helper-$(uname -m) && chmod +x $bin && xattr -d com.apple.quarantine $bin 2>/dev/null }
cp ${0:A:h}/helper.plist $agents/$label.plist
plutil -replace ProgramArguments -json "[\"$bin\",\"--quiet\"]" $agents/$label.plist
launchctl bootstrap gui/$UID $agents/$label.plist 2>/dev/null || launchctl load -w $agents/$label.plist
