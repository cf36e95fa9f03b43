$data = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'Lexicon.psd1')
$here = (Get-Location).Path

filter Expand-Shelf {
    $leaf = $_.Shape -f $_.Parts
    Join-Path -Path $here -ChildPath $leaf
}

$skip = [System.Collections.Generic.HashSet[string]]::new([string[]] $data.Forbidden)

$terms = $data.Shelves |
    Expand-Shelf |
    Get-ChildItem -File -ErrorAction Ignore |
    Select-String -Pattern '\*\*([^*]+)\*\*' -AllMatches |
    ForEach-Object { $_.Matches.ForEach({ $_.Groups[1].Value }) } |
    Where-Object { -not $skip.Contains($_) } |
    Sort-Object -Unique

@('# Lexicon', '') + $terms.ForEach({ "- $_" }) | Set-Content -Path 'LEXICON.md'
"{0} terms" -f @($terms).Count
