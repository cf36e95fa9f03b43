# awk -f review.awk sshd_config
BEGIN {
  want["permitrootlogin"] = "no"
  want["passwordauthentication"] = "no"
  want["kbdinteractiveauthentication"] = "no"
  want["x11forwarding"] = "no"
  want["maxauthtries"] = "4"
  want["permitemptypasswords"] = "no"
}
/^[[:space:]]*(#|$)/ { next }
{
  key = tolower($1)
  if (key in want) {
    seen[key] = 1
    if (tolower($2) != want[key]) printf "%d: %s is %s, recommended %s\n", FNR, $1, $2, want[key]
  }
}
END { for (k in want) if (!(k in seen)) printf "not set: %s (recommended %s)\n", k, want[k] }
