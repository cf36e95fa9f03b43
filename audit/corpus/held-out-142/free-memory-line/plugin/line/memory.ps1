$os = Get-CimInstance -ClassName Win32_OperatingSystem
$free = [math]::Round($os.FreePhysicalMemory / 1MB, 1)
$total = [math]::Round($os.TotalVisibleMemorySize / 1MB, 1)
$share = [math]::Round(100 * $free / $total)
Write-Output "mem $free of $total GB free ($share%)"
