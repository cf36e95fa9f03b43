# Runs on Windows PowerShell 5.1: PowerShell 7 cannot project WinRT types without the SDK.
param(
    [ValidateSet('done', 'wait')]
    [string]$Kind = 'done'
)

$ErrorActionPreference = 'SilentlyContinue'

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$folder = if ($event.cwd) { Split-Path -Leaf $event.cwd } else { 'DeepCode' }

$title = switch ($Kind) {
    'done' { "✅ Fertig – $folder" }
    'wait' { "⏳ Wartet auf dich – $folder" }
}
$body = if ($event.message) { [string]$event.message } else { 'Zurück zum Terminal.' }
if ($body.Length -gt 180) { $body = $body.Substring(0, 177) + '...' }

# XML-escape: the message may contain < and &
$title = [System.Security.SecurityElement]::Escape($title)
$body  = [System.Security.SecurityElement]::Escape($body)

[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
[void][Windows.Data.Xml.Dom.XmlDocument, Windows.Data.Xml.Dom.XmlDocument, ContentType = WindowsRuntime]

$xml = New-Object Windows.Data.Xml.Dom.XmlDocument
$xml.LoadXml(@"
<toast scenario="default" duration="short">
  <visual><binding template="ToastGeneric">
    <text>$title</text>
    <text>$body</text>
  </binding></visual>
  <audio silent="true"/>
</toast>
"@)

# The AUMID of Windows PowerShell; it is registered on every Windows 10/11 machine.
$appId = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\WindowsPowerShell\v1.0\powershell.exe'
$toast = New-Object Windows.UI.Notifications.ToastNotification $xml
$toast.Tag = 'deepcode'
[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($appId).Show($toast)
exit 0
