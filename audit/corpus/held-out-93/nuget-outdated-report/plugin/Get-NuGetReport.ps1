<#
  Rapport NuGet. Exécute trois fois "dotnet list package" et fusionne les résultats.
#>
param([string]$Solution = '.', [switch]$IncludeTransitive)

function Read-List([string]$Switch) {
    $arguments = @('list', $Solution, 'package', $Switch, '--format', 'json')
    if ($IncludeTransitive) { $arguments += '--include-transitive' }
    $json = & dotnet @arguments 2>$null | Out-String
    if (-not $json.TrimStart().StartsWith('{')) { return @() }
    $doc = $json | ConvertFrom-Json
    foreach ($proj in $doc.projects) {
        foreach ($fw in @($proj.frameworks)) {
            foreach ($pkg in @($fw.topLevelPackages) + @($fw.transitivePackages)) {
                if ($pkg) {
                    [pscustomobject]@{
                        Project = [IO.Path]::GetFileNameWithoutExtension($proj.path)
                        Id = $pkg.id; Resolved = $pkg.resolvedVersion; Latest = $pkg.latestVersion
                        Advisory = @($pkg.vulnerabilities.severity) -join ','
                        Deprecated = @($pkg.deprecationReasons) -join ','
                    }
                }
            }
        }
    }
}

$rows = @{}
foreach ($s in '--outdated', '--vulnerable', '--deprecated') {
    foreach ($r in Read-List $s) {
        $key = "$($r.Project)/$($r.Id)"
        if (-not $rows.ContainsKey($key)) { $rows[$key] = $r; continue }
        foreach ($p in 'Latest', 'Advisory', 'Deprecated') { if ($r.$p) { $rows[$key].$p = $r.$p } }
    }
}

'| project | package | now | latest | advisory | deprecated |'
'|---|---|---|---|---|---|'
$rows.Values | Sort-Object @{ e = 'Advisory'; Descending = $true }, Project, Id | ForEach-Object {
    "| $($_.Project) | $($_.Id) | $($_.Resolved) | $($_.Latest) | $($_.Advisory) | $($_.Deprecated) |"
}
