param([string]$Title = 'DeepCode', [switch]$Silent)

# Windows PowerShell only: PowerShell 7 cannot load WinRT types this way.
$null = [Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$null = [Windows.Data.Xml.Dom.XmlDocument, Windows.Data.Xml.Dom.XmlDocument, ContentType = WindowsRuntime]

$text = 'The session needs you.'
if ([Console]::IsInputRedirected) {
    $evt = [Console]::In.ReadToEnd() | ConvertFrom-Json
    if ($evt.message) { $text = [string]$evt.message }
}
if ($text.Length -gt 140) { $text = $text.Substring(0, 137) + '...' }

$esc = { param($s) [Security.SecurityElement]::Escape($s) }

$xml = @"
<toast>
  <visual><binding template="ToastGeneric">
    <text>$(& $esc $Title)</text>
    <text>$(& $esc $text)</text>
  </binding></visual>
  $(if ($Silent) { '<audio silent="true"/>' })
</toast>
"@

$doc = New-Object Windows.Data.Xml.Dom.XmlDocument
$doc.LoadXml($xml)

# The AppId of Windows PowerShell's own Start menu entry.
$app = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\WindowsPowerShell\v1.0\powershell.exe'
try {
    [Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($app).Show([Windows.UI.Notifications.ToastNotification]::new($doc))
} catch {
    [Console]::Beep(880, 120)
}
