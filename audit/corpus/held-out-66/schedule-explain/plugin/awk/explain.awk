# Explains lines of a crontab.
function each(v, unit, names,   p) {
  if (v == "*") return ""
  if (v ~ /^\*\/[0-9]+$/) { sub(/^\*\//, "", v); return "every " v " " unit "s" }
  if (v ~ /^[0-9]+-[0-9]+$/) { split(v, p, "-"); return names " " p[1] " to " p[2] }
  if (v ~ /,/) { gsub(/,/, ", ", v); return names " " v }
  return unit " " v
}

function add(text, more) { return more == "" ? text : (text == "" ? more : text ", " more) }

BEGIN {
  nick["@reboot"] = "when the machine starts"
  nick["@hourly"] = "every hour"
  nick["@daily"] = "every day at midnight"
  nick["@weekly"] = "every Sunday at midnight"
  nick["@monthly"] = "on the first of the month"
}

/^[ \t]*(#|$)/ { next }
/^[A-Z_]+[ \t]*=/ { print "sets " $0; next }

$1 in nick {
  what = $0
  sub(/^[^ \t]+[ \t]+/, "", what)
  print nick[$1] ": " what
  next
}

NF < 6 { print "not a line of a crontab: " $0; next }

{
  text = add(add(add(add(add("", each($1, "minute", "minutes")), each($2, "hour", "hours")), \
    each($3, "day", "days")), each($4, "month", "months")), each($5, "weekday", "on weekdays"))
  what = $0
  for (i = 1; i <= 5; i++) sub(/^[^ \t]+[ \t]+/, "", what)
  print (text == "" ? "every minute" : text) ": " what
}
