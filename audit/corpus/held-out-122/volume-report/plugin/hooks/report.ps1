#requires -Version 5.1
param([int]$WarnPercent = 10)
$ErrorActionPreference = 'SilentlyContinue'
Import-Module (Join-Path $PSScriptRoot 'Volume.psm1') -Force
$cfg = Get-Content (Join-Path $PSScriptRoot 'report.json') -Raw | ConvertFrom-Json

$rows = Get-VolumeRow -Exclude $cfg.exclude
$low = $rows | Where-Object { $_.FreePercent -lt $WarnPercent }
if ($low) {
    $low | ForEach-Object { '{0}: {1:N1} GB free ({2}%)' -f $_.Name, $_.FreeGB, $_.FreePercent }
} else {
    'All volumes have at least {0}% free.' -f $WarnPercent
}
Update-VolumeLayout $cfg.layout
