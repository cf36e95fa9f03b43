#Requires -Version 7.2
<#
.SYNOPSIS
  PostToolUse: checks an edited PowerShell file and prints what the team does not want to see.
#>
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $call.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }

$tokens = $null
$errors = $null
$ast = [System.Management.Automation.Language.Parser]::ParseFile($path, [ref]$tokens, [ref]$errors)

foreach ($e in $errors) {
    "{0}:{1} {2}" -f $path, $e.Extent.StartLineNumber, $e.Message
}

$banned = @{
    'Invoke-Expression' = 'build a command array and use the call operator'
    'Write-Host'        = 'use Write-Output or Write-Verbose'
    'ConvertTo-SecureString' = 'never with -AsPlainText; take a PSCredential parameter'
}

$ast.FindAll({ param($n) $n -is [System.Management.Automation.Language.CommandAst] }, $true) | ForEach-Object {
    $name = $_.GetCommandName()
    if ($name -and $banned.ContainsKey($name)) {
        "{0}:{1} {2}: {3}" -f $path, $_.Extent.StartLineNumber, $name, $banned[$name]
    }
}
exit 0
