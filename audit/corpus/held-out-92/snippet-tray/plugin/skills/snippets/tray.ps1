Add-Type -AssemblyName System.Windows.Forms, System.Drawing
$icon = New-Object Windows.Forms.NotifyIcon
$icon.Icon = [Drawing.SystemIcons]::Information
$icon.Text = 'Snippets'
$icon.Visible = $true
[Windows.Forms.Application]::Run()
