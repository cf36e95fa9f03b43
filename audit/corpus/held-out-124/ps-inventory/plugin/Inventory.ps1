#requires -Version 7
param([switch]$Full)
Import-Module (Join-Path $PSScriptRoot 'Probe.psm1') -Force
$data = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'Inventory.psd1')

foreach ($sdk in $data.Sdks) {
    $found = Get-SdkVersion -Name $sdk.Name -Arguments $sdk.Args
    if ($found -or $Full) {
        '{0,-12} {1}' -f $sdk.Name, ($found ?? 'missing')
    }
}
foreach ($x in $data.Extra) {
    Get-ExtraRow -Spec $x -Verbs $data.Verbs
}
