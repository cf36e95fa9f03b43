# trim​ every cell
BEGIN { FS = OFS = "," }
{
    for (i = 1; i <= NF; i++) gsub(/^[ \t]+|[ \t]+$/, "", $i)
    print
}
