function ConvertTo-WslPath {
    param([Parameter(Mandatory, ValueFromPipeline)][string]$Path)
    process {
        if ($Path -match '^\\\\wsl(\$|\.localhost)\\[^\\]+(?<rest>.*)$') { return $Matches.rest.Replace('\', '/') }
        if ($Path -match '^(?<d>[A-Za-z]):\\?(?<rest>.*)$') {
            return '/mnt/{0}/{1}' -f $Matches.d.ToLower(), $Matches.rest.Replace('\', '/')
        }
        $Path.Replace('\', '/')
    }
}

function ConvertFrom-WslPath {
    param([Parameter(Mandatory)][string]$Path)
    if ($Path -match '^/mnt/(?<d>[a-z])(/(?<rest>.*))?$') { return '{0}:\{1}' -f $Matches.d.ToUpper(), "$($Matches.rest)".Replace('/', '\') }
    "\\wsl.localhost\$((Get-WslDistribution | Where-Object Default).Name)" + $Path.Replace('/', '\')
}

function Get-WslDistribution {
    $old = [Console]::OutputEncoding
    [Console]::OutputEncoding = [Text.Encoding]::Unicode     # wsl.exe は UTF-16 で出力する
    try { $lines = wsl.exe --list --verbose | Select-Object -Skip 1 }
    finally { [Console]::OutputEncoding = $old }
    foreach ($l in $lines) {
        if ($l -match '^(?<star>[ *])\s+(?<n>\S+)\s+(?<s>\S+)\s+(?<v>\d)') {
            [pscustomobject]@{ Name = $Matches.n; State = $Matches.s; Version = [int]$Matches.v; Default = $Matches.star -eq '*' }
        }
    }
}
Export-ModuleMember -Function *-Wsl*
