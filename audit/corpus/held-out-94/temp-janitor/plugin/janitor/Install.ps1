#requires -Modules ScheduledTasks
[CmdletBinding()]
param([string] $TaskName = 'TempJanitor')

if (Get-ScheduledTask -TaskName $TaskName -ErrorAction SilentlyContinue) {
    return
}

$clean = Join-Path $PSScriptRoot 'Clean.ps1'
$action = New-ScheduledTaskAction -Execute 'powershell.exe' -Argument "-NoProfile -WindowStyle Hidden -File `"$clean`""
$trigger = New-ScheduledTaskTrigger -AtLogOn -User $env:USERNAME
$settings = New-ScheduledTaskSettingsSet -AllowStartIfOnBatteries -StartWhenAvailable

Register-ScheduledTask -TaskName $TaskName -Action $action -Trigger $trigger -Settings $settings -Description 'Cleans build leftovers' | Out-Null
Write-Output "task $TaskName registered"
