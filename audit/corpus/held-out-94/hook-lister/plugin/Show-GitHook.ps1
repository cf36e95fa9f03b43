$dir = Join-Path $PWD '.git/hooks'
if (-not (Test-Path $dir)) { exit 0 }

$active = Get-ChildItem -LiteralPath $dir -File | Where-Object Extension -ne '.sample'
if (-not $active) { 'No git hooks are active.'; exit 0 }

'Active git hooks:'
$active | Sort-Object Name | ForEach-Object {
    $first = Get-Content -LiteralPath $_.FullName -TotalCount 1
    $hash = (Get-FileHash -LiteralPath $_.FullName -Algorithm SHA256).Hash.Substring(0, 8)
    '- {0,-16} {1} ({2})' -f $_.Name, $hash, $first
}
