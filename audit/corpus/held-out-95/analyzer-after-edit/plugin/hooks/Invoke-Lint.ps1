#Requires -Version 7.0
[CmdletBinding()]
param(
    [string] $Settings = (Join-Path $PSScriptRoot 'PSScriptAnalyzerSettings.psd1'),
    [int]    $Max      = 20
)

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $call.tool_input.file_path
if (-not $file -or $file -notmatch '\.ps(m|d)?1$') { exit 0 }

if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) {
    Write-Host 'PSScriptAnalyzer is not installed; nothing checked.'
    exit 0
}

$analyze = @{
    Path        = $file
    Settings    = $Settings
    ErrorAction = 'SilentlyContinue'
}
$found = @(Invoke-ScriptAnalyzer @analyze | Select-Object -First $Max)

if ($found.Count) {
    $lines = $found | ForEach-Object { '{0}:{1} [{2}] {3}' -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message }
    @{ decision = 'block'; reason = $lines -join [Environment]::NewLine } | ConvertTo-Json -Compress
}
exit 0
