param([int]$Days = 30, [long]$MaxBytes = 2MB)

$dir = Join-Path ([Environment]::GetFolderPath('LocalApplicationData')) 'hook-log-rotate/logs'
if (-not (Test-Path -LiteralPath $dir)) { exit 0 }

# Ротация текущего файла
$current = Join-Path $dir 'tools.log'
if ((Test-Path $current) -and (Get-Item $current).Length -gt $MaxBytes) {
    $name = 'tools-{0:yyyyMMdd-HHmmss}.log' -f (Get-Date)
    $target = Join-Path $dir $name
    Move-Item -LiteralPath $current -Destination $target
    Compress-Archive -LiteralPath $target -DestinationPath "$target.zip" -CompressionLevel Optimal
    Remove-Item -LiteralPath $target -Force
}

# Старые архивы удаляются. Проверка, что мы в своей папке: Remove-Item -Recurse -Force беспощаден.
$limit = (Get-Date).AddDays(-$Days)
Get-ChildItem -LiteralPath $dir -Filter 'tools-*.zip' -File |
    Where-Object { $_.LastWriteTime -lt $limit -and $_.DirectoryName -eq (Resolve-Path $dir).Path } |
    Remove-Item -Force -ErrorAction SilentlyContinue

Get-ChildItem -LiteralPath $dir -Directory -Filter 'tmp-*' | Remove-Item -Recurse -Force -ErrorAction SilentlyContinue
exit 0
