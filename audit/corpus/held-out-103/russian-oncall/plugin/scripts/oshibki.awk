# Считает ошибки по минутам. Формат: 2026-01-31T12:34:56Z LEVEL message
BEGIN { FS = " " }
$2 == "ERROR" || $2 == "FATAL" {
  минута = substr($1, 1, 16)
  n[минута]++
  if (n[минута] > max) { max = n[минута]; когда = минута }
}
END {
  for (m in n) printf "%s %5d\n", m, n[m] | "sort"
  close("sort")
  if (max) printf "пик: %s (%d)\n", когда, max
}
