function Find-MissingHelp {
    [CmdletBinding()]
    [OutputType([string])]
    param(
        [Parameter(Mandatory)][string] $Path,
        [string[]] $Culture = 'en-US'
    )
    Get-ChildItem -LiteralPath $Path -Filter *.psd1 -Recurse -Depth 3 | ForEach-Object {
        $folder = $_.DirectoryName
        foreach ($c in $Culture) {
            $about = Join-Path $folder $c "about_$($_.BaseName).help.txt"
            if (-not (Test-Path -LiteralPath $about)) { "$($_.BaseName)/$c" }
        }
    }
}
