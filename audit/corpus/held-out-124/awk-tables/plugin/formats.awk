function fmt_bytes(v,   u, i) { split("B K M G", u, " "); for (i = 1; v >= 1024 && i < 4; i++) v /= 1024; return sprintf("%.1f%s", v, u[i]) }
function fmt_date(v) { return strftime("%Y-%m-%d", v) }
function fmt_upper(v) { return toupper(v) }
