param(
    [Parameter(Mandatory)] [string] $Path,
    [switch] $AsJson
)

. "$PSScriptRoot/Words.ps1"

$files = Get-ChildItem -LiteralPath $Path -Recurse -File -Include *.ps1, *.psm1
$result = foreach ($f in $files) {
    $n = 0
    foreach ($line in Get-Content -LiteralPath $f.FullName) {
        $n++
        if ($line -match '^\s*function\s+(?:global:|script:)?([A-Za-z]+)-([A-Za-z]+)') {
            $verb = $Matches[1]
            if ($verb -notin $ApprovedVerbs) {
                [pscustomobject]@{
                    File     = [System.IO.Path]::GetRelativePath((Get-Location).Path, $f.FullName)
                    Line     = $n
                    Function = "$verb-$($Matches[2])"
                    Instead  = $Proposals[$verb] ?? '?'
                }
            }
        }
    }
}

if ($AsJson) { $result | ConvertTo-Json }
else { $result | Format-Table -AutoSize | Out-String -Width 160 }
