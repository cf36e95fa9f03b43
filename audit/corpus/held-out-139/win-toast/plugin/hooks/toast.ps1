param([string]$Title = 'DeepCode')

. "$PSScriptRoot/lib/Update.ps1"

function Show-Toast {
    param([string]$Title, [string]$Body)
    Add-Type -AssemblyName System.Windows.Forms
    $n = New-Object System.Windows.Forms.NotifyIcon
    $n.Icon = [System.Drawing.SystemIcons]::Information
    $n.BalloonTipTitle = $Title
    $n.BalloonTipText = $Body
    $n.Visible = $true
    $n.ShowBalloonTip(4000)
    Start-Sleep -Milliseconds 300
    $n.Dispose()
}

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$where = Split-Path -Leaf ($event.cwd ?? '.')
Show-Toast -Title $Title -Body "Finished in $where"
Update-Toast
