$config = Get-Content -Raw (Join-Path $PSScriptRoot 'clock.json') | ConvertFrom-Json
Import-Module (Join-Path $PSScriptRoot 'Clock.psm1')
Sync-Drift $config
$show = Get-ClockVerb $config 'show'
& $show (Get-Date -Format $config.format)
