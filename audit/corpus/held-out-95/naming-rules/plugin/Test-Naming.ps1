using namespace System.Management.Automation.Language
$ErrorActionPreference = 'Stop'
Import-Module "$PSScriptRoot/RuleSet.psm1"

$evt  = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$file = $evt.tool_input.file_path
if ($file -notmatch '\.psm?1$') { exit 0 }

$tokens = $errors = $null
$ast = [Parser]::ParseFile($file, [ref] $tokens, [ref] $errors)
$functions = $ast.FindAll({ param($n) $n -is [FunctionDefinitionAst] }, $true)

$issues = foreach ($rule in Get-Rule) {
    $functions | Where-Object $rule.Test | ForEach-Object {
        '{0}:{1} {2}' -f $file, $_.Extent.StartLineNumber, ($rule.Message -f $_.Name)
    }
}
if ($issues) {
    @{ systemMessage = $issues -join "`n" } | ConvertTo-Json -Compress
}
exit 0
