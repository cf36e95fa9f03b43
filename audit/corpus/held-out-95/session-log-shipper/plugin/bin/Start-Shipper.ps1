param([string] $Target = (Join-Path ([IO.Path]::GetTempPath()) 'shared-logs'))

$worker = Join-Path $PSScriptRoot 'Watch-Log.ps1'
$start = @{
    FilePath     = (Get-Process -Id $PID).Path
    ArgumentList = '-NoProfile', '-File', $worker, '-Source', $PWD.Path, '-Target', $Target
    PassThru     = $true
}
if ($IsWindows) {
    $start.WindowStyle = 'Hidden'
    $proc = Start-Process @start
}
else {
    # survive the shell that started us
    $start.ArgumentList = @($start.FilePath) + $start.ArgumentList
    $start.FilePath     = 'nohup'
    $start.RedirectStandardOutput = '/dev/null'
    $proc = Start-Process @start
}
Write-Host "log shipper running as $($proc.Id)"
