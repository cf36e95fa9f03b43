#requires -Version 7.0
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $payload.tool_input.file_path
if (-not $path -or [IO.Path]::GetExtension($path) -notin '.ps1', '.psm1', '.psd1') { exit 0 }

if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) {
    Write-Host 'PSScriptAnalyzer is not installed; nothing was checked.'
    exit 0
}

$settings = Join-Path $PSScriptRoot '..' 'PSScriptAnalyzerSettings.psd1'
$found = @(Invoke-ScriptAnalyzer -Path $path -Settings $settings)

# Analyzer has no rule for this one
$text = Get-Content -LiteralPath $path -Raw
if ($text -match '(?i)DownloadString\s*\(|\|\s*iex\b') {
    [Console]::Error.WriteLine("${path}: do not run downloaded text (iex, Invoke-Expression)")
    exit 2
}

foreach ($item in $found | Sort-Object Line) {
    [Console]::Error.WriteLine(('{0}:{1} [{2}] {3}' -f $item.ScriptName, $item.Line, $item.RuleName, $item.Message))
}
exit ($found.Severity -contains 'Error' ? 2 : 0)
