<#
.SYNOPSIS
  Runs PSScriptAnalyzer on the file that was edited.
.NOTES
  Saved with a byte order mark: Windows PowerShell 5.1 needs it.
#>
$ErrorActionPreference = 'Stop'
$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $call.tool_input.file_path
if (-not $file -or $file -notmatch '\.(ps1|psm1|psd1)$') { exit 0 }
if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) {
    Write-Host 'PSScriptAnalyzer is not installed: Install-Module PSScriptAnalyzer -Scope CurrentUser'
    exit 0
}

# PSAvoidUsingInvokeExpression catches "iex (iwr ...)" and its relatives.
$found = Invoke-ScriptAnalyzer -Path $file -Settings (Join-Path $PSScriptRoot '../rules.psd1')
if ($found) {
    $found | ForEach-Object { [Console]::Error.WriteLine('{0}:{1} {2}' -f $_.ScriptName, $_.Line, $_.Message) }
    exit 2
}
