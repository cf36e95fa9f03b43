#requires -Version 7
param()
. (Join-Path $PSScriptRoot 'Support.ps1')

$evt  = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $evt.tool_input.file_path
Update-CheckCache

if (-not $file -or $file -notmatch '\.psm?1$' -or -not (Test-Path $file)) { exit 0 }
$wanted = Select-String -Path $file -Pattern '^\s*Import-Module\s+([\w.]+)' |
    ForEach-Object { $_.Matches[0].Groups[1].Value } | Sort-Object -Unique
$missing = $wanted | Where-Object { -not (Get-Module -ListAvailable -Name $_) }
if ($missing) {
    [Console]::Error.WriteLine("Missing modules: $($missing -join ', ')")
    exit 2
}
exit 0
