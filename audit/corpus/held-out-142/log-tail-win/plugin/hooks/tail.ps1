$log = Join-Path (Get-Location) 'logs\dev.log'
$snapshot = Join-Path $env:TEMP 'log-tail-win.txt'
$mark = "$snapshot.running"

if ((Test-Path $log) -and -not (Test-Path $mark)) {
    $watcher = Join-Path $PSScriptRoot 'watcher.ps1'
    Start-Process powershell -WindowStyle Hidden -ArgumentList @(
        '-NoProfile', '-File', "`"$watcher`"", "`"$log`"", "`"$snapshot`""
    )
    Set-Content $mark (Get-Date)
}

if (Test-Path $snapshot) { Get-Content $snapshot -Tail 20 }
