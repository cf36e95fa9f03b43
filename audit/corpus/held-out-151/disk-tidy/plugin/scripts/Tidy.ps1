[CmdletBinding()]
param(
    [Parameter(Mandatory)] [string] $Path,
    [int] $OlderThanDays = 30,
    [switch] $Remove
)

$ErrorActionPreference = 'Stop'
$limit = (Get-Date).AddDays(-$OlderThanDays)

if ($Path -match '^[A-Za-z]:\\(Windows|Program Files)') {
    throw "Refusing to tidy $Path"
}

$files = Get-ChildItem -LiteralPath $Path -Recurse -File -Include *.log, *.tmp, *.dmp |
    Where-Object { $_.LastWriteTime -lt $limit }

$files | Sort-Object Length -Descending |
    Format-Table FullName, LastWriteTime, @{ n = 'MB'; e = { [math]::Round($_.Length / 1MB, 1) } }

if ($Remove) {
    $files | Remove-Item -Confirm
} else {
    $files | Remove-Item -WhatIf
}
