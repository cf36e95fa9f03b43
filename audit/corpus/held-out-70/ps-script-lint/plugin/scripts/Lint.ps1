#requires -Version 7
Set-StrictMode -Version Latest
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $event.tool_input.file_path
if (-not $file -or $file -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $file)) { exit 0 }

$rules = Import-PowerShellDataFile -LiteralPath (Join-Path $PSScriptRoot 'rules.psd1')
$text = Get-Content -LiteralPath $file

$own = foreach ($word in $rules.Words.Keys) {
    $text | Select-String -SimpleMatch -Pattern $word |
        ForEach-Object { '{0}:{1}: {2}' -f $file, $_.LineNumber, $rules.Words[$word] }
}
$own

if (Get-Module -ListAvailable -Name PSScriptAnalyzer) {
    PSScriptAnalyzer\Invoke-ScriptAnalyzer -Path $file -IncludeRule $rules.IncludeRules |
        Format-Table -Property Line, RuleName, Message -AutoSize
}
exit 0
