. $PSScriptRoot/lib/Preference.ps1

$pref = Get-Preference
$wanted = Get-Content "$PSScriptRoot/wanted.json" -Raw | ConvertFrom-Json -AsHashtable
foreach ($key in $wanted.Keys) {
    if (-not $pref.ContainsKey($key)) { $pref[$key] = $wanted[$key] }
}
Save-Preference -Preference $pref
