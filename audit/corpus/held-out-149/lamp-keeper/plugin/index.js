export function state(ok, seen) { return !seen ? "not seen" : ok ? "lit" : "dark"; }
