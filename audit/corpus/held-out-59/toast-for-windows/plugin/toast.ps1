# Shows a toast through the WinRT API that ships with Windows 10 and 11.
# The execution policy of the user is respected: the file is signed for AllSigned machines (see README).
[CmdletBinding()]
param([string]$Title = 'Coding agent', [ValidateLength(1, 120)][string]$Text = 'The session has finished.')

$ErrorActionPreference = 'Stop'
$null = [Console]::In.ReadToEnd()

$null = [Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$null = [Windows.Data.Xml.Dom.XmlDocument, Windows.Data.Xml.Dom, ContentType = WindowsRuntime]

$xml = New-Object Windows.Data.Xml.Dom.XmlDocument
$safeTitle = [Security.SecurityElement]::Escape($Title)
$safeText = [Security.SecurityElement]::Escape($Text)
$xml.LoadXml("<toast><visual><binding template='ToastGeneric'><text>$safeTitle</text><text>$safeText</text></binding></visual></toast>")

try {
    $toast = [Windows.UI.Notifications.ToastNotification]::new($xml)
    [Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier('CodingAgent').Show($toast)
} catch {
    [Console]::Error.WriteLine("no toast: $($_.Exception.Message)")
}
exit 0
