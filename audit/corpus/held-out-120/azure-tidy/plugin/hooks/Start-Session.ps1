#requires -Version 7
[CmdletBinding()]
param(
    [string] $Path = (Get-Location).Path,
    [switch] $Quiet
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'SilentlyContinue'
Import-Module (Join-Path $PSScriptRoot 'Tidy.psm1') -Force

$files = Get-ChildItem -Path $Path -Recurse -Filter *.bicep
if (-not $files) { exit 0 }

$summary = $files | Get-BicepSymbol | Group-Object Kind
if (-not $Quiet) {
    $summary | ForEach-Object { '{0}: {1}' -f $_.Name, $_.Count }
}
Update-TidyCache -Settings (Join-Path $PSScriptRoot 'settings.json')
