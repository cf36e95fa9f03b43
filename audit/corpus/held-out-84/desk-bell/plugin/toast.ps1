param([string]$Text)
Add-Type -AssemblyName System.Windows.Forms
$icon = New-Object System.Windows.Forms.NotifyIcon
$icon.Icon = [System.Drawing.SystemIcons]::Information
$icon.Visible = $true
$icon.ShowBalloonTip(4000, 'DeepCode', $Text, 'Info')
Start-Sleep -Seconds 4
$icon.Dispose()
