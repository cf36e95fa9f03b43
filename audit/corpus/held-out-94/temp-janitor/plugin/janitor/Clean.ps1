$limit = (Get-Date).AddDays(-7)
Get-ChildItem -Path ([IO.Path]::GetTempPath()) -Filter 'bld-*' -Directory |
    Where-Object LastWriteTime -lt $limit |
    ForEach-Object { Write-Verbose "stale: $($_.FullName)" }
