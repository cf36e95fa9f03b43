#Requires -Version 7.0
# Formats the PowerShell file that was edited.
[CmdletBinding()]
param()

$ErrorActionPreference = 'Stop'
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }
if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) { exit 0 }

Import-Module PSScriptAnalyzer
$before = Get-Content -Raw -LiteralPath $path
$after = Invoke-Formatter -ScriptDefinition $before -Settings CodeFormattingOTBS
if ($after -cne $before) {
    Set-Content -NoNewline -LiteralPath $path -Value $after -Encoding utf8BOM
    "formatted $(Split-Path -Leaf $path)"
}

Invoke-ScriptAnalyzer -Path $path -Severity Error, Warning |
    Select-Object -First 10 |
    ForEach-Object { '{0}:{1}: {2} ({3})' -f (Split-Path -Leaf $path), $_.Line, $_.Message, $_.RuleName }
# Prüfung für Umlaute: äöüß
exit 0
