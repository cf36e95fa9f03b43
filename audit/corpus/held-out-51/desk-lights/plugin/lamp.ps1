param([string]$Colour = 'green')
$conf = Get-Content (Join-Path $PSScriptRoot 'lamp.json') | ConvertFrom-Json
Write-Output "lamp $($conf.address) -> $Colour at $($conf.brightness)%"
