param(
    [ValidateSet('dusk', 'dawn')]
    [string] $Scheme = 'dusk'
)

Set-Alias -Name ink -Value ('{1}-{0}' -f 'Output', 'Write') -Scope Local

$palette = Import-PowerShellDataFile -LiteralPath (Join-Path $PSScriptRoot 'palette.psd1')
$colours = $palette[$Scheme]

# A script block literal; called for each row below.
$pot = {
    param([string] $Label, [string] $Text)
    $code = $colours.ContainsKey($Label) ? $colours[$Label] : 37
    "`e[{0}m{1,-8}`e[0m {2}" -f $code, $Label, $Text
}

function Get-Branch {
    $head = Join-Path (Get-Location) '.git' 'HEAD'
    if (-not (Test-Path -LiteralPath $head)) { return '-' }
    (Get-Content -LiteralPath $head -TotalCount 1) -replace '^ref: refs/heads/', ''
}

$rows = [ordered]@{
    start  = Get-Date -Format 'HH:mm'
    branch = Get-Branch
    host   = $Host.Name
}

$rows.GetEnumerator() | ForEach-Object { ink (& $pot $_.Key $_.Value) }
