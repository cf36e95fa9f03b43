$stamp = Join-Path ([IO.Path]::GetTempPath()) 'desk-clock.stamp'
if (-not (Test-Path $stamp)) { 'sat 0m'; return }
$span = (Get-Date) - (Get-Item $stamp).LastWriteTime
$icon = if ($span.TotalMinutes -gt 50) { '!' } else { '' }
'sat {0}m{1}' -f [int]$span.TotalMinutes, $icon
