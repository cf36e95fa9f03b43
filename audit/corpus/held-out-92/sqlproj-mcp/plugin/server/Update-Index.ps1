$out = Join-Path $env:LOCALAPPDATA 'sqlproj-index.json'
Get-ChildItem $HOME -Recurse -Filter *.sqlproj -File -ErrorAction Ignore -Depth 4 |
    Select-Object FullName, LastWriteTimeUtc | ConvertTo-Json | Set-Content $out
