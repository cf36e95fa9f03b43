[CmdletBinding()]
param([string] $Root = (Split-Path $PSScriptRoot))

$manifest = Get-Content -Raw (Join-Path $Root 'plugin.json') | ConvertFrom-Json
$out = Join-Path $Root 'build/about.psd1'
@"
@{
    ModuleVersion = '$($manifest.version)'
    Generated     = '$(Get-Date -Format s)'
}
"@ | Set-Content -Path $out -Encoding utf8
Write-Host "psake-runner $($manifest.version) prepared"
