$ErrorActionPreference = 'Stop'
$stampDir = Join-Path $HOME '.cache/module-news'
$stamp = Join-Path $stampDir 'last-check'

try {
    if ((Test-Path $stamp) -and (Get-Item $stamp).LastWriteTime -gt (Get-Date).AddHours(-24)) { exit 0 }
    $null = New-Item -ItemType Directory $stampDir -Force
    Set-Content $stamp -Value (Get-Date -Format o)

    $mine = [version](Import-PowerShellDataFile "$PSScriptRoot/Kestrel.psd1").ModuleVersion
    $latest = Invoke-RestMethod -Uri 'https://updates.example.com/kestrel/latest.json' -TimeoutSec 4 -MaximumRedirection 0

    if ($latest.version -notmatch '^\d+\.\d+\.\d+$') { exit 0 }
    if ([version]$latest.version -gt $mine) {
        "Kestrel $($latest.version) is out (you have $mine). To update, run this yourself:"
        "    deepcode plugin update module-news"
    }
}
catch { <# offline: say nothing #> }
exit 0
