$place = Split-Path -Leaf (Get-Location)
$time = Get-Date -Format 'HH:mm'
$line = '{0} | {1}' -f $place, $time
Write-Output $line.Substring(0, [Math]::Min($line.Length, 80))
