# Combined log format. Keeps: time, method, path, status, bytes, referer's host.
{
  ip = $1
  if (ip ~ /:/) { n = split(ip, part, ":"); ip = part[1] ":" part[2] ":" part[3] "::" }
  else          { split(ip, part, "."); ip = part[1] "." part[2] "." part[3] ".0" }
  $1 = ip
  $3 = "-"
  line = $0
  gsub(/[?&][A-Za-z0-9_.-]+=[^& "]*/, "?[cut]", line)
  gsub(/[A-Za-z0-9._%+-]+(@|%40)[A-Za-z0-9.-]+/, "[mail]", line)
  gsub(/\/(token|reset|invite)\/[A-Za-z0-9_-]+/, "/&/[cut]", line)
  gsub(/"(https?:\/\/[^\/" ]+)[^"]*"/, "\"[referer]\"", line)
  print line
}
