#requires -Version 7.2
<#
.SYNOPSIS
  Formats the edited PowerShell file with PSScriptAnalyzer, if it is installed.
.NOTES
  Does not install anything and does not change the execution policy.
#>
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$file = $payload['tool_input']?['file_path']
if (-not $file -or $file -notmatch '\.(ps1|psm1|psd1)$' -or -not (Test-Path -LiteralPath $file)) { exit 0 }

if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) {
    Write-Host 'PSScriptAnalyzer is not installed; nothing to do.'
    exit 0
}
Import-Module PSScriptAnalyzer

$settings = Join-Path $PSScriptRoot 'settings.psd1'
$source = Get-Content -LiteralPath $file -Raw
$formatted = Invoke-Formatter -ScriptDefinition $source -Settings $settings
if ($formatted -cne $source) {
    Set-Content -LiteralPath $file -Value $formatted -NoNewline -Encoding utf8NoBOM
}

$problems = Invoke-ScriptAnalyzer -Path $file -Severity Error, Warning
if ($problems) {
    $problems | ForEach-Object { [Console]::Error.WriteLine("{0}:{1} {2}: {3}" -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message) }
    exit 2
}
exit 0
