#requires -Version 7
Set-StrictMode -Version Latest
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path
if (-not $path -or $path -notmatch '\.psm?1$') { exit 0 }

if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) {
    [Console]::Error.WriteLine('PSScriptAnalyzer is not installed; see README. Nothing was checked.')
    exit 0
}

$rules = @(
    'PSAvoidUsingInvokeExpression'
    'PSAvoidUsingPlainTextForPassword'
    'PSAvoidUsingConvertToSecureStringWithPlainText'
    'PSUseDeclaredVarsMoreThanAssignments'
)
$found = Invoke-ScriptAnalyzer -Path $path -IncludeRule $rules
foreach ($f in $found) {
    [Console]::Error.WriteLine(('{0}:{1} {2} {3}' -f $f.ScriptName, $f.Line, $f.RuleName, $f.Message))
}
exit ($found.Count -gt 0 ? 2 : 0)
