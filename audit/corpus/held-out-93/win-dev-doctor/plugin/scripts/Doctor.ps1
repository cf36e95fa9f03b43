param([ValidateSet('Text', 'Json')][string]$Format = 'Text')
Import-Module (Join-Path $PSScriptRoot 'Checks.psm1') -Force

$findings = @(
    Test-LongPath
    Test-ExecutionPolicyScope
    Test-PathVariable
    Test-GitSetting
    Test-Tool git    2.40  Git.Git
    Test-Tool node   20.0  OpenJS.NodeJS.LTS
    Test-Tool dotnet 8.0   Microsoft.DotNet.SDK.8
    Test-Tool python 3.11  Python.Python.3.12
)
if ($Format -eq 'Json') { $findings | ConvertTo-Json; return }
foreach ($f in $findings) {
    '{0,-5} {1,-22} {2}' -f $f.State, $f.Name, $f.Detail
    if ($f.Fix) { '      -> {0}' -f $f.Fix }
}
