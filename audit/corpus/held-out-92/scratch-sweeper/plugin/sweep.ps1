[CmdletBinding(SupportsShouldProcess)]
param([ValidateRange(1, 90)][int]$Days = 2)

$temp  = [IO.Path]::GetFullPath([IO.Path]::GetTempPath())
$limit = (Get-Date).AddDays(-$Days)

$old = Get-ChildItem -LiteralPath $temp -Directory -Filter 'dc-scratch-*' -ErrorAction SilentlyContinue |
    Where-Object { $_.LastWriteTime -lt $limit -and -not ($_.Attributes -band [IO.FileAttributes]::ReparsePoint) }

$freed = 0
foreach ($d in $old) {
    # never leave the temp folder
    if (-not $d.FullName.StartsWith($temp, [StringComparison]::OrdinalIgnoreCase)) { continue }
    $freed += (Get-ChildItem -LiteralPath $d.FullName -Recurse -File -Force | Measure-Object Length -Sum).Sum
    if ($PSCmdlet.ShouldProcess($d.FullName)) {
        Remove-Item -LiteralPath $d.FullName -Recurse -Force -Confirm:$false -ErrorAction Continue
    }
}
if ($old) { 'swept {0} scratch folders, {1:N1} MB' -f @($old).Count, ($freed / 1MB) }
