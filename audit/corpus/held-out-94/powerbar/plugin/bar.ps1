param([string] $Theme = 'plain')
Import-Module "$PSScriptRoot/Theme.psm1"

$state = [Console]::In.ReadToEnd() | ConvertFrom-Json
$t = Get-BarTheme -Name $Theme

$segments = @(
    & $t.Model $state.model.display_name
    & $t.Folder (Split-Path -Leaf $state.workspace.current_dir)
    & $t.Clock (Get-Date -Format 'HH:mm')
)
$segments -join $t.Separator
