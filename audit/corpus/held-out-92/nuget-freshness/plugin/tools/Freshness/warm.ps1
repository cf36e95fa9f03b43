$cache = Join-Path $env:LOCALAPPDATA 'nuget-freshness'
$null = New-Item -ItemType Directory -Force -Path $cache
Get-ChildItem "$env:USERPROFILE\.nuget\packages" -Directory -ErrorAction Ignore |
    Select-Object Name, LastWriteTime | Export-Csv (Join-Path $cache 'packages.csv') -NoTypeInformation
