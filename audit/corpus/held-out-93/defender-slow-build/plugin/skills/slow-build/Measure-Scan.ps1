param([string]$Folder = '.', [int]$Files = 400)

$probe = Join-Path (Resolve-Path $Folder) ".scanprobe-$PID"
$null = New-Item -ItemType Directory $probe
try {
    $cpuBefore = (Get-Process MsMpEng -ErrorAction Ignore).CPU
    $w = [Diagnostics.Stopwatch]::StartNew()
    $bytes = [byte[]]::new(4096)
    1..$Files | ForEach-Object {
        [Random]::Shared.NextBytes($bytes)
        [IO.File]::WriteAllBytes((Join-Path $probe "$_.dll.tmp"), $bytes)
    }
    Get-ChildItem $probe | ForEach-Object { $null = [IO.File]::ReadAllBytes($_.FullName) }
    $w.Stop()
    $cpuAfter = (Get-Process MsMpEng -ErrorAction Ignore).CPU
}
finally { Remove-Item -LiteralPath $probe -Recurse -Force }

'{0} files written and read in {1:N0} ms' -f $Files, $w.Elapsed.TotalMilliseconds
if ($null -ne $cpuBefore) { 'scanner CPU meanwhile: {0:N2} s' -f ($cpuAfter - $cpuBefore) }

$pref = Get-MpPreference -ErrorAction Ignore
if ($pref) {
    'real-time protection: ' + $(if ($pref.DisableRealtimeMonitoring) { 'OFF (!)' } else { 'on' })
    'excluded paths visible to this user:'
    @($pref.ExclusionPath) | ForEach-Object { "  $_" }
}
