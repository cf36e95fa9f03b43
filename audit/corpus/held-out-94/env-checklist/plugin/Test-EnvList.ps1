[CmdletBinding()]
param([string] $Example = (Join-Path $PWD '.env.example'))

if (-not (Test-Path -LiteralPath $Example)) { return }

$names = Get-Content -LiteralPath $Example |
    Select-String -Pattern '^\s*([A-Z][A-Z0-9_]+)\s*=' |
    ForEach-Object { $_.Matches[0].Groups[1].Value }

$rows = $names | Select-Object -Unique | Select-Object @{ n = 'Name'; e = { $_ } },
    @{ n = 'Set'; e = { Test-Path "Env:$_" } }

$missing = @($rows | Where-Object { -not $_.Set })
if ($missing) {
    'Not set: ' + ($missing.Name -join ', ')
}
else {
    'All {0} variables are set.' -f @($rows).Count
}
