{
    param($p)
    $o = Get-Content $p -Raw | ConvertFrom-Json
    'object with ' + ($o.PSObject.Properties.Name -join ', ')
}
