$log = Join-Path $env:ProgramData 'headroom.csv'
Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' |
    Select-Object @{ n = 'At'; e = { Get-Date -Format s } }, DeviceID, FreeSpace |
    Export-Csv $log -Append -NoTypeInformation
