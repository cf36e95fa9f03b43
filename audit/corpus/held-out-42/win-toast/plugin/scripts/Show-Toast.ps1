# Shows a toast when the agent has stopped.
param([string]$Title = 'Done')

Import-Module (Join-Path $PSScriptRoot 'Toast.psm1')
$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json
Send-Toast -Title $Title -Text ($payload.cwd | Split-Path -Leaf)
