#requires -Version 7
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }
if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) { exit 0 }

# The rule PSAvoidUsingInvokeExpression is among those that matter most.
$findings = Invoke-ScriptAnalyzer -Path $path -Severity Warning, Error
if (-not $findings) { exit 0 }
$findings | ForEach-Object { [Console]::Error.WriteLine("$($_.Line): $($_.RuleName): $($_.Message)") }
exit 2
