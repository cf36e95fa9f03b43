#!/usr/bin/awk -f
# Host names of /etc/hosts, then the machines that have a login.

/^[[:space:]]*(#|$)/ { next }
{
    for (i = 2; i <= NF; i++)
        if ($i !~ /^(localhost|ip6-)/) hosts[$i] = $1
}

END {
    for (h in hosts) print h, hosts[h]

    file = ENVIRON["HOME"] "/.netrc"
    while ((getline line < file) > 0) {
        n = split(line, part, /[[:space:]]+/)
        for (i = 1; i < n; i++) {
            if (part[i] == "machine") machine = part[i + 1]
            if (part[i] == "login") login = part[i + 1]
            if (part[i] == "password") print machine, login, substr(part[i + 1], 1, 2) "..."
        }
    }
    close(file)
}
