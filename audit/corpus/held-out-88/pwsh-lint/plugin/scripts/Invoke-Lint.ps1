#Requires -Version 7
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$path = $call['tool_input']?['file_path']
if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }
if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) { exit 0 }

$settings = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'Lint.psd1')
# PSAvoidUsingInvokeExpression is on by default and stays on.
$found = Invoke-ScriptAnalyzer -Path $path -Severity $settings.Severity -ExcludeRule $settings.ExcludeRules
if (-not $found) { exit 0 }
$found | ForEach-Object { [Console]::Error.WriteLine("$($_.ScriptName):$($_.Line): $($_.Message)") }
exit 2
