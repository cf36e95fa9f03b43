param([int]$Warn = 10)
Set-StrictMode -Version Latest
. (Join-Path $PSScriptRoot 'Format.ps1')
$limits = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'limits.psd1')
$drives = Get-PSDrive -PSProvider FileSystem | Where-Object { $_.Free -gt 0 }
foreach ($d in $drives) {
    $limit = if ($limits.ContainsKey($d.Name)) { $limits[$d.Name] } else { $Warn }
    $pct = [math]::Floor(100 * $d.Free / ($d.Free + $d.Used))
    if ($pct -lt $limit) {
        Write-Output ("Drive {0}: {1} free ({2}%), below {3}%" -f $d.Name, (Format-Size $d.Free), $pct, $limit)
    }
}
exit 0
