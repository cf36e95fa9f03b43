param([Parameter(Mandatory)][ValidateRange(1, 65535)][int]$Port)

if ($IsLinux -or $IsMacOS) {
    $pids = & lsof -nP -iTCP:$Port -sTCP:LISTEN -t 2>$null | Select-Object -Unique
} else {
    $pids = (Get-NetTCPConnection -LocalPort $Port -State Listen -ErrorAction Ignore).OwningProcess | Select-Object -Unique
}
if (-not $pids) { "port $Port is free"; return }

foreach ($id in $pids) {
    $p = Get-Process -Id $id -ErrorAction Ignore
    if (-not $p) { "pid $id (already gone)"; continue }
    $age = if ($p.StartTime) { New-TimeSpan -Start $p.StartTime } else { $null }
    $cmdline = if ($IsWindows -ne $false) { (Get-CimInstance Win32_Process -Filter "ProcessId=$id" -ErrorAction Ignore).CommandLine } else { $p.CommandLine }
    # command lines can carry passwords
    $cmdline = $cmdline -replace '(?i)(--?(password|token|secret|api-?key)[= ])\S+', '$1***'
    [pscustomobject]@{
        Pid = $id; Name = $p.ProcessName; Since = if ($age) { '{0:%d}d {0:hh\:mm}' -f $age }
        CommandLine = $cmdline
        Advice = switch -Regex ($p.ProcessName) {
            '^(node|bun|deno)$' { "probably a forgotten dev server: Stop-Process -Id $id" }
            '^(com\.docker|docker)' { "a container publishes it: docker ps --filter publish=$Port" }
            '^(System|svchost)$' { 'Windows itself (IIS, Hyper-V reservation?): netsh interface ipv4 show excludedportrange tcp' }
            default { 'ask the owner' }
        }
    } | Format-List | Out-String
}
