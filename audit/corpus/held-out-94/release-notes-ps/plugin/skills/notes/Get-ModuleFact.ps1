$manifest = Get-ChildItem -Filter *.psd1 -Recurse -Depth 2 | Select-Object -First 1
if ($manifest) {
    $m = Import-PowerShellDataFile $manifest.FullName
    [pscustomobject]@{
        Name    = $manifest.BaseName
        Version = $m.ModuleVersion
        Exports = $m.FunctionsToExport -join ', '
    } | Format-List | Out-String
}
$tag = git describe --tags --abbrev=0 2>$null
git log --oneline "$tag..HEAD" | Select-Object -First 60
