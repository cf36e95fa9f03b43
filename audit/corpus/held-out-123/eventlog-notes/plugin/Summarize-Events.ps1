<#
.SYNOPSIS
Groups events of an exported CSV by source and id and explains the common ones.
#>
[CmdletBinding()]
param(
    [Parameter(Mandatory)][string]$CsvPath,
    [ValidateSet('Critical', 'Error', 'Warning', 'Information')][string]$MinLevel = 'Warning',
    [int]$Top = 15,
    [string]$OutFile
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$rank = @{ Critical = 0; Error = 1; Warning = 2; Information = 3 }
$known = @{}
Get-Content -LiteralPath (Join-Path $PSScriptRoot 'known-events.csv') |
    ConvertFrom-Csv |
    ForEach-Object { $known["$($_.Source)/$($_.Id)"] = $_.Meaning }

$events = Import-Csv -LiteralPath $CsvPath | Where-Object {
    $rank.ContainsKey($_.Level) -and $rank[$_.Level] -le $rank[$MinLevel]
}
if (-not $events) { Write-Output 'No events at that level.'; exit 0 }

$lines = $events |
    Group-Object -Property { "$($_.Source)/$($_.'Event ID')" } |
    Sort-Object -Property Count -Descending |
    Select-Object -First $Top |
    ForEach-Object {
        $meaning = if ($known.ContainsKey($_.Name)) { $known[$_.Name] } else { '(not in the table)' }
        $times = $_.Group.'Date and Time' | Sort-Object
        '{0,5}  {1,-40} {2} [{3} .. {4}]' -f $_.Count, $_.Name, $meaning, $times[0], $times[-1]
    }

if ($OutFile) {
    if ((Test-Path -LiteralPath $OutFile) -and ((Read-Host "$OutFile exists. Replace? [y/N]") -ne 'y')) { exit 1 }
    $lines | Set-Content -LiteralPath $OutFile -Encoding utf8
    Write-Output "Wrote $OutFile"
}
else {
    $lines
}
