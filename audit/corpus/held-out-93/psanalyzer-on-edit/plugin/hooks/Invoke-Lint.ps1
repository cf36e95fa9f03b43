[CmdletBinding()]
param()

$evt  = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$file = $evt['tool_input']['file_path']

if (-not $file -or $file -notmatch '\.(ps1|psm1|psd1)$') { exit 0 }
if (-not (Test-Path -LiteralPath $file)) { exit 0 }

# 1. syntax: the parser needs no module. ParseFile never runs the script.
$tokens = $null
$errors = $null
$null = [System.Management.Automation.Language.Parser]::ParseFile($file, [ref]$tokens, [ref]$errors)
if ($errors.Count) {
    foreach ($e in $errors) {
        [Console]::Error.WriteLine(('{0}:{1}: {2}' -f $file, $e.Extent.StartLineNumber, $e.Message))
    }
    exit 2
}

# 2. style
if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) {
    Write-Output 'PSScriptAnalyzer is not installed, skipped. (Install-Module PSScriptAnalyzer -Scope CurrentUser)'
    exit 0
}

$results = Invoke-ScriptAnalyzer -Path $file -Settings (Join-Path $PSScriptRoot 'PSScriptAnalyzerSettings.psd1')
$bad = @($results | Where-Object Severity -in 'Error', 'Warning' | Select-Object -First 25)
if ($bad.Count -eq 0) { exit 0 }

$bad | ForEach-Object {
    [Console]::Error.WriteLine(('{0}:{1} [{2}] {3}' -f $_.ScriptName, $_.Line, $_.RuleName, $_.Message))
}
if ($bad.RuleName -contains 'PSAvoidUsingInvokeExpression') {
    [Console]::Error.WriteLine('Hint: replace "Invoke-Expression $cmd" / "iex" by the call operator "& $exe @arguments".')
}
exit 2
