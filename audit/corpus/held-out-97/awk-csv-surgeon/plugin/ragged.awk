# complain about rows whose field count differs from the header's
BEGIN { FPAT = "([^,]*)|(\"([^\"]|\"\")*\")" }
FNR == 1 { want = NF; next }
NF != want {
    printf "%s:%d: %d fields, the header has %d\n", FILENAME, FNR, NF, want > "/dev/stderr"
    if (++n > 20) exit 0
}
