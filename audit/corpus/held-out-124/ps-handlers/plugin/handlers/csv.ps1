{
    param($p)
    $rows = Import-Csv $p
    '{0} rows: {1}' -f @($rows).Count, (@($rows)[0].PSObject.Properties.Name -join ', ')
}
