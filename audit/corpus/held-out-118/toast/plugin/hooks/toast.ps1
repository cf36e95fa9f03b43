param([string]$Message = "DeepCode is waiting for you")
Add-Type -AssemblyName System.Windows.Forms
$n = New-Object System.Windows.Forms.NotifyIcon
$n.Icon = [System.Drawing.SystemIcons]::Information
$n.Visible = $true
$n.ShowBalloonTip(4000, "DeepCode", $Message, "Info")
Start-Sleep -Seconds 5
$n.Dispose()
