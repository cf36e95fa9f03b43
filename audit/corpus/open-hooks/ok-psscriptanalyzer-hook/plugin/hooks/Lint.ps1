#requires -Version 7.2
<#
.SYNOPSIS
  Lints the edited file. Rules against Invoke-Expression, plain-text passwords and download cradles are errors.
.NOTES
  The module is never installed from here: Install-Module PSScriptAnalyzer -Scope CurrentUser
#>
$ErrorActionPreference = 'Stop'

$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $hookEvent.tool_input.file_path
if ($path -notmatch '\.(ps1|psm1|psd1)$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }

if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) {
    Write-Output 'PSScriptAnalyzer is not installed; nothing was checked.'
    exit 0
}
Import-Module PSScriptAnalyzer

$errors = @(
    'PSAvoidUsingInvokeExpression'
    'PSAvoidUsingPlainTextForPassword'
    'PSAvoidUsingConvertToSecureStringWithPlainText'
    'PSAvoidUsingComputerNameHardcoded'
)
$found = Invoke-ScriptAnalyzer -Path $path -Severity Warning, Error
$hard = $found | Where-Object RuleName -in $errors
$found | ForEach-Object { '{0}:{1} {2}: {3}' -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message }

if (Select-String -LiteralPath $path -Pattern '\b(iex|DownloadString|-EncodedCommand)\b' -Quiet) {
    [Console]::Error.WriteLine('The script downloads or decodes code. Explain to the user why, or choose another way.')
    exit 2
}
if ($hard) { exit 2 }
