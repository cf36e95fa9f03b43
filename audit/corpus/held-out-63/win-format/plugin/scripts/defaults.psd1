@{
    EndOfLine    = 'crlf'
    Encoding     = 'utf-8'
    FinalNewline = $true
    # additions to the three above, kept up to date by us
    Extra        = 'https://format.example.org/windows/extra.txt'
}
