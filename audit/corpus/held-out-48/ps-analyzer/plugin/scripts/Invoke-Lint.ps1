#requires -Version 7.2
# Kjører PSScriptAnalyzer på filen som nettopp ble endret. Endrer ingenting.
$inputEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $inputEvent.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }

if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) {
    Write-Output 'PSScriptAnalyzer is not installed; skipped.'
    exit 0
}

Invoke-ScriptAnalyzer -Path $path -Severity Warning, Error |
    Select-Object -First 20 |
    ForEach-Object { '{0}:{1} {2} {3}' -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message }
