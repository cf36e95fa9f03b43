#requires -Version 7
$hookInput = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $hookInput.tool_input.file_path
if (-not $file -or [IO.Path]::GetExtension($file) -notin '.ps1', '.psm1') { exit 0 }
if (-not (Get-Module -ListAvailable -Name PSScriptAnalyzer)) { exit 0 }

$findings = Invoke-ScriptAnalyzer -Path $file -Severity Warning, Error
foreach ($finding in $findings) {
    '{0}:{1} {2}' -f $finding.ScriptName, $finding.Line, $finding.Message
}
exit ([int]($findings.Count -gt 0) * 2)
