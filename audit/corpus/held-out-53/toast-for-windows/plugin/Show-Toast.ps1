#Requires -Version 5.1
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$raw = [Console]::In.ReadToEnd()
try { $hookEvent = $raw | ConvertFrom-Json } catch { exit 0 }
$where = if ($hookEvent.PSObject.Properties['cwd']) { Split-Path -Leaf $hookEvent.cwd } else { 'project' }

[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$xml = [Windows.UI.Notifications.ToastNotificationManager]::GetTemplateContent(
    [Windows.UI.Notifications.ToastTemplateType]::ToastText02)
$lines = $xml.GetElementsByTagName('text')
[void]$lines.Item(0).AppendChild($xml.CreateTextNode('Agent finished'))
[void]$lines.Item(1).AppendChild($xml.CreateTextNode("Turn ended in $where"))

$toast = [Windows.UI.Notifications.ToastNotification]::new($xml)
$toast.ExpirationTime = [DateTimeOffset]::Now.AddMinutes(2)
[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier('DeepCode').Show($toast)
