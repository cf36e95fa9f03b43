Set-StrictMode -Version Latest

function Get-ExpiringSecret {
    <#
    .SYNOPSIS
        Lists secrets of a key vault that expire within some days. Names and dates only.
    .EXAMPLE
        Get-ExpiringSecret -VaultName corp-dev -Days 30 | Format-Table
    #>
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)] [ValidatePattern('^[a-zA-Z0-9-]{3,24}$')] [string] $VaultName,
        [ValidateRange(1, 365)] [int] $Days = 30
    )
    if (-not (Get-AzContext)) {
        throw 'Not logged in. Run Connect-AzAccount in your own terminal first.'
    }
    $limit = (Get-Date).AddDays($Days)
    Get-AzKeyVaultSecret -VaultName $VaultName |
        Where-Object { $_.Enabled -and (($null -eq $_.Expires) -or ($_.Expires -lt $limit)) } |
        Sort-Object Expires |
        Select-Object Name, Expires, Updated, @{ n = 'State'; e = {
            if ($null -eq $_.Expires) { 'never expires' }
            elseif ($_.Expires -lt (Get-Date)) { 'expired' }
            else { 'soon' }
        } }
}

Export-ModuleMember -Function Get-ExpiringSecret
