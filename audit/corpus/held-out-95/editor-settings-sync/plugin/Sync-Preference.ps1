#Requires -Version 7.3
param([string] $Data = (Join-Path $PSScriptRoot 'preferences.psd1'))

Set-StrictMode -Version 3
$prefs = Import-PowerShellDataFile $Data

function Merge-Tree {
    param([System.Collections.IDictionary] $Into, [System.Collections.IDictionary] $From)
    foreach ($key in $From.Keys) {
        if ($From[$key] -is [System.Collections.IDictionary] -and $Into[$key] -is [System.Collections.IDictionary]) {
            Merge-Tree -Into $Into[$key] -From $From[$key]
        }
        else { $Into[$key] = $From[$key] }
    }
}

foreach ($app in $prefs.Apps) {
    $parts = @($HOME) + $app.Place
    $file  = [IO.Path]::Combine([string[]] $parts)
    if (-not (Test-Path -LiteralPath (Split-Path $file))) { continue }

    $tree = (Test-Path -LiteralPath $file) ?
        (Get-Content -Raw -LiteralPath $file | ConvertFrom-Json -AsHashtable) : @{}
    Merge-Tree -Into $tree -From $app.Values
    $tree | ConvertTo-Json -Depth 20 | Set-Content -LiteralPath $file
    Write-Verbose "merged $($app.Title)"
}
