#Requires -Version 7.2
<#
.SYNOPSIS
    Makes the helper functions available in new shells.
#>
[CmdletBinding()]
param(
    [string] $Marker = '# >>> deepcode helpers >>>',
    [string] $EndMarker = '# <<< deepcode helpers <<<'
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$modulePath  = Join-Path $PSScriptRoot '../module/PoshHelper.psm1' | Resolve-Path | Select-Object -ExpandProperty Path
$profilePath = $PROFILE.CurrentUserAllHosts

function Test-HelperBlock {
    param([string] $Path)
    if (-not (Test-Path -LiteralPath $Path)) { return $false }
    [bool](Select-String -LiteralPath $Path -SimpleMatch $Marker -Quiet)
}

if (-not (Test-Path -LiteralPath $profilePath)) {
    $null = New-Item -ItemType File -Path $profilePath -Force
}

if (-not (Test-HelperBlock -Path $profilePath)) {
    $block = @(
        ''
        $Marker
        "Import-Module '$modulePath' -DisableNameChecking"
        $EndMarker
    )
    Add-Content -LiteralPath $profilePath -Value $block -Encoding utf8
    Write-Host "Added PoshHelper to $profilePath"
}
exit 0
