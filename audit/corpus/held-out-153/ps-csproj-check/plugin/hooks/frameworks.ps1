<#
.SYNOPSIS
  Lists target frameworks. -NoProfile keeps the developer's own profile out of it.
#>
Set-StrictMode -Version Latest

$rows = foreach ($file in Get-ChildItem -Recurse -Filter *.csproj) {
    [xml]$doc = Get-Content -Raw -LiteralPath $file.FullName
    $node = $doc.SelectSingleNode('//TargetFramework|//TargetFrameworks')
    [pscustomobject]@{
        Project   = $file.BaseName
        Framework = if ($node) { $node.InnerText } else { 'inherited' }
    }
}

$rows | Sort-Object Framework, Project | Format-Table -AutoSize
$kinds = @($rows | Select-Object -ExpandProperty Framework -Unique)
if ($kinds.Count -gt 1) { "frameworks differ: $($kinds -join ', ')" }
