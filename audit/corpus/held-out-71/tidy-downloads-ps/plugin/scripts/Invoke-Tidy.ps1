#Requires -Version 7.0
[CmdletBinding(SupportsShouldProcess)]
param(
    [string] $Path = (Join-Path $HOME 'Downloads'),
    [ValidateRange(7, 3650)] [int] $OlderThanDays = 60,
    [switch] $Apply
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
if (-not $Apply) { $WhatIfPreference = $true }

$limit = (Get-Date).AddDays(-$OlderThanDays)
$files = Get-ChildItem -LiteralPath $Path -File | Where-Object LastWriteTime -lt $limit

foreach ($file in $files) {
    $folder = Join-Path $Path ('{0:yyyy-MM}' -f $file.LastWriteTime)
    if ($PSCmdlet.ShouldProcess($file.Name, "move to $folder")) {
        $null = New-Item -ItemType Directory -Path $folder -Force
        Move-Item -LiteralPath $file.FullName -Destination $folder
    }
}

$files | Group-Object Extension | Sort-Object Count -Descending |
    Select-Object Count, Name, @{ n = 'MB'; e = { [math]::Round(($_.Group | Measure-Object Length -Sum).Sum / 1MB, 1) } }
