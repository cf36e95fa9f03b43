$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path
if (-not $path -or -not (Test-Path -LiteralPath $path)) { exit 0 }

$text = Get-Content -LiteralPath $path -Raw
$crlf = ([regex]::Matches($text, "`r`n")).Count
$lf = ([regex]::Matches($text, "(?<!`r)`n")).Count

if ($crlf -gt 0 -and $lf -gt 0) {
    [Console]::Error.WriteLine("${path}: $crlf CRLF and $lf LF")
    exit 2
}
exit 0
