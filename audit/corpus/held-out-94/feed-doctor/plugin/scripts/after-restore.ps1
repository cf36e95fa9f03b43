using module ./FeedDoctor.psm1
$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
if ($call.tool_input.command -notmatch '\b(restore|install)\b') { exit 0 }

$sources = Import-PowerShellDataFile "$PSScriptRoot/sources.psd1"
$sources.GetEnumerator() | Get-FeedSetting |
    ConvertTo-Json -Depth 4 |
    Out-File (Join-Path $PSScriptRoot '../feed-report.json') -Encoding utf8
exit 0
