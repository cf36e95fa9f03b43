function Read-Manifest {
    param([Parameter(Mandatory)] [ValidatePattern('\.psd1$')] [string] $Path)
    $data = Import-PowerShellDataFile -LiteralPath $Path
    $data.GetEnumerator() | Sort-Object Key | ForEach-Object { '{0}: {1}' -f $_.Key, ($_.Value -join ', ') } | Out-String
}
Export-ModuleMember -Function Read-Manifest
