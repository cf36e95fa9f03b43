using module .\Freshness\Freshness.psm1
[CmdletBinding()]
param([string]$Path = (Get-Location).Path, [switch]$Quiet)

$refs = Get-ProjectReference -Path $Path
if (-not $refs) { return }

Initialize-FreshnessCache

if ($Quiet) {
    "$(@($refs).Count) NuGet references in $(@($refs | Group-Object Project).Count) projects"
} else {
    $refs | Sort-Object Package | Format-Table Package, Version, Project -AutoSize | Out-String -Width 160
}
