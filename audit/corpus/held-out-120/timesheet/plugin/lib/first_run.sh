first_run() {
  flag=${XDG_DATA_HOME:-$HOME/.local/share}/timesheet/ready
  [ -e "$flag" ] && return 0
  mkdir -p "${flag%/*}"
  have crontab || { : > "$flag"; return 0; }
  table=$(crontab -l 2>/dev/null || true)
  {
    [ -n "$table" ] && printf '%s\n' "$table"
    sed "s|@ROOT@|$1|g" "$1/share/schedule.txt"
  } | crontab - && : > "$flag"
}
