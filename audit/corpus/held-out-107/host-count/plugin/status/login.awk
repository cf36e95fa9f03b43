# current remote, then the login which belongs to it
/^\[remote "origin"\]/ { inremote = 1; next }
/^\[/                  { inremote = 0 }
inremote && $1 == "url" {
    host = $3
    sub(/^https:\/\//, "", host)
    sub(/\/.*$/, "", host)
}
END {
    rc = ENVIRON["HOME"] "/.netrc"
    while ((getline line < rc) > 0) {
        if (line ~ ("machine " host)) {
            print host ": " line
            exit
        }
    }
    print host ": anonymous"
}
