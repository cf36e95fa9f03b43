[CmdletBinding()]
param(
    [Parameter(Mandatory)] [string[]] $Path,
    [int] $Top = 50,
    [char] $Delimiter = ',',
    [switch] $Align
)
Set-StrictMode -Version Latest
Import-Module (Join-Path $PSScriptRoot 'Table.psm1') -Force

foreach ($p in $Path) {
    Write-Verbose "reading $p"
    $rows = Import-Csv -Path $p -Delimiter $Delimiter | Select-Object -First $Top
    if (-not $rows) { Write-Warning "$p is empty"; continue }
    Invoke-TableRender -Rows $rows -Align:$Align
}
