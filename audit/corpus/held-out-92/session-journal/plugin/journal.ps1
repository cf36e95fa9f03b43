param([Parameter(Mandatory)][string]$Kind)
Import-Module "$PSScriptRoot/RollingLog.psm1" -DisableNameChecking

$evt = [Console]::In.ReadToEnd() | ConvertFrom-Json
$log = New-RollingLog -Folder (Join-Path $HOME 'agent-journal') -Keep 30

$entry = [ordered]@{
    at      = (Get-Date).ToString('o')
    kind    = $Kind
    repo    = Split-Path ($evt.cwd ?? $PWD.Path) -Leaf
    session = "$($evt.session_id)".Substring(0, [math]::Min(8, "$($evt.session_id)".Length))
    text    = Hide-Secret "$($evt.prompt)"
}
Write-RollingLog $log $entry
