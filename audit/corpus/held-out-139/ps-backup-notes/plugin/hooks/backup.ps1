param([int]$Keep = 7)

$source = Join-Path (Get-Location) 'notes'
$target = Join-Path (Get-Location) '.backups'
if (-not (Test-Path $source)) { exit 0 }

New-Item -ItemType Directory -Force -Path $target | Out-Null
$name = 'notes-{0:yyyyMMdd-HHmmss}.zip' -f (Get-Date)
Compress-Archive -Path "$source/*" -DestinationPath (Join-Path $target $name)

Get-ChildItem -Path $target -Filter 'notes-*.zip' |
    Sort-Object LastWriteTime -Descending |
    Select-Object -Skip $Keep |
    Remove-Item

"saved $name"
