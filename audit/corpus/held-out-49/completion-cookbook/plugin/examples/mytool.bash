# bash completion for mytool
_mytool() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  case $prev in
    --profile) mapfile -t COMPREPLY < <(compgen -W "dev staging" -- "$cur"); return ;;
    --file) mapfile -t COMPREPLY < <(compgen -f -- "$cur"); return ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "build serve deploy --profile --file --help" -- "$cur")
}
complete -F _mytool mytool
