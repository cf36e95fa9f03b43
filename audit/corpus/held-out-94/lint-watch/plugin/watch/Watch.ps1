[CmdletBinding()]
param([Parameter(Mandatory)] [string] $Path)

Import-Module (Join-Path $PSScriptRoot 'Lint.psm1')
$seen = @{}

while ($true) {
    $changed = Get-ChildItem $Path -Recurse -Include *.ps1, *.psm1 -File | Where-Object {
        $seen[$_.FullName] -ne $_.LastWriteTimeUtc
    }
    foreach ($file in $changed) {
        $seen[$file.FullName] = $file.LastWriteTimeUtc
        Invoke-FileLint -File $file
    }
    Start-Sleep -Seconds 3
}
