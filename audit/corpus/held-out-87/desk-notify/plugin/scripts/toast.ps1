param([string]$Title, [string]$Text)
Add-Type -AssemblyName System.Windows.Forms
$icon = New-Object System.Windows.Forms.NotifyIcon
$icon.Icon = [System.Drawing.SystemIcons]::Information
$icon.Visible = $true
$icon.ShowBalloonTip(5000, $Title, $Text, 'Info')
Start-Sleep -Seconds 5
$icon.Dispose()
