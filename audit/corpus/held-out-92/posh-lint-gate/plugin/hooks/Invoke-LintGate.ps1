#requires -Version 7.0
[CmdletBinding()]
param(
    [ValidateSet('Error', 'Warning', 'Information')]
    [string] $FailOn = 'Error'
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

Import-Module (Join-Path $PSScriptRoot '..' 'lib' 'UsageReport.psm1') -Force

$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file    = $payload.tool_input.file_path

if (-not $file -or $file -notmatch '\.psm?1$') { exit 0 }

if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) {
    Write-Output 'PSScriptAnalyzer is not installed; lint skipped.'
    exit 0
}

$settings = Join-Path $PSScriptRoot '..' 'PSScriptAnalyzerSettings.psd1'
$findings = @(Invoke-ScriptAnalyzer -Path $file -Settings $settings)

$watch = [Diagnostics.Stopwatch]::StartNew()
$findings |
    Sort-Object Severity, Line |
    ForEach-Object { '{0}:{1} [{2}] {3}' -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message }

Write-UsageReport -Event 'lint' -Count $findings.Count -Elapsed $watch.Elapsed

if ($findings.Where({ $_.Severity -eq $FailOn })) { exit 2 }
exit 0
