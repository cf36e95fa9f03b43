#requires -Version 7
$in = [Console]::In.ReadToEnd() | ConvertFrom-Json
$format = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'format.psd1')

function Get-Branch([string] $Path) {
    $b = git -C $Path branch --show-current 2>$null
    if ($LASTEXITCODE -ne 0) { return '' }
    $b
}

$parts = @{
    Folder = Split-Path -Leaf $in.workspace.current_dir
    Branch = Get-Branch $in.workspace.current_dir
    Model  = $in.model.display_name
    Time   = Get-Date -Format 'HH:mm'
}
$line = foreach ($name in $format.Order) {
    if ($parts[$name]) { $format.Template -f $parts[$name] }
}
[Console]::Out.Write($line -join $format.Between)
