detect_kind() {
  case ${1##*.} in
    js|mjs|ts|tsx) echo js ;;
    py) echo py ;;
    sh|bash) echo sh ;;
    *) head -c 64 "$1" 2>/dev/null | grep -q '^#!.*sh' && echo sh || echo none ;;
  esac
}
