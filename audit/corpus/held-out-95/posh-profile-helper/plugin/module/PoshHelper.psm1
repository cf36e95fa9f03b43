function Get-DcBranch {
    [CmdletBinding()]
    param([string] $Path = $PWD)
    $head = Join-Path $Path '.git/HEAD'
    if (Test-Path $head) { (Get-Content $head -TotalCount 1) -replace '^ref: refs/heads/' }
}

function Set-DcLocation {
    [CmdletBinding()]
    param([Parameter(Mandatory)][string] $Name)
    Get-ChildItem -Directory -Filter "*$Name*" | Select-Object -First 1 | Set-Location
}

Set-Alias dcd Set-DcLocation
Export-ModuleMember -Function Get-DcBranch, Set-DcLocation -Alias dcd
