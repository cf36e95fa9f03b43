#requires -Version 7
Set-StrictMode -Version Latest

$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $payload.tool_input.file_path
if (-not $file -or -not (Test-Path -LiteralPath $file)) { exit 0 }

function Test-Utf8([byte[]] $Bytes) {
    $strict = [System.Text.UTF8Encoding]::new($false, $true)
    try { [void] $strict.GetString($Bytes); return $true } catch { return $false }
}

function Measure-LineEnd([string] $Text) {
    $crlf = ([regex]::Matches($Text, "`r`n")).Count
    $lf = ([regex]::Matches($Text, "(?<!`r)`n")).Count
    [pscustomobject]@{ Crlf = $crlf; Lf = $lf }
}

$bytes = [System.IO.File]::ReadAllBytes($file)
if (-not (Test-Utf8 $bytes)) {
    Write-Output "$file is not valid UTF-8"
    exit 2
}
$ends = Measure-LineEnd ([System.Text.Encoding]::UTF8.GetString($bytes))
if ($ends.Crlf -gt 0 -and $ends.Lf -gt 0) {
    Write-Output "$file mixes line ends ($($ends.Crlf) CRLF, $($ends.Lf) LF)"
}
exit 0
