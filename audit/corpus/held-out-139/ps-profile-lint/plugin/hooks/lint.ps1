$ErrorActionPreference = 'Stop'
Import-Module "$PSScriptRoot/modules/Rules.psm1"
Import-Module "$PSScriptRoot/modules/Cache.psm1"

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$') { exit 0 }

Initialize-Cache
$problems = Get-Problem -Path $path
if ($problems) {
    $problems | ForEach-Object { [Console]::Error.WriteLine($_) }
    exit 2
}
