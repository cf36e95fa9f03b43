param([switch]$Brief)
Import-Module "$PSScriptRoot/Feed.psm1"
$manifest = Get-ChildItem -Filter *.psd1 | Select-Object -First 1
if (-not $manifest) { return }
$required = (Import-PowerShellDataFile $manifest).RequiredModules
$rows = foreach ($r in $required) {
    $latest = Get-Latest -Name $r.ModuleName
    [pscustomobject]@{ Module = $r.ModuleName; Wanted = $r.ModuleVersion; Latest = $latest }
}
if ($Brief) { "$(@($rows | Where-Object { $_.Latest -gt $_.Wanted }).Count) modules out of date" }
else { $rows | Format-Table -AutoSize }
