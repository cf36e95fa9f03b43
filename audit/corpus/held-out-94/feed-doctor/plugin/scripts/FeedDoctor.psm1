function Get-FeedSetting {
    [CmdletBinding()]
    [OutputType([pscustomobject])]
    param([Parameter(Mandatory, ValueFromPipeline)] [System.Collections.DictionaryEntry] $Source)
    process {
        $file = Join-Path -Path $env:USERPROFILE -ChildPath $Source.Value
        if (Test-Path -LiteralPath $file -PathType Leaf) {
            [pscustomobject]@{
                Tool     = $Source.Key
                File     = $file
                Settings = @(Get-Content -LiteralPath $file | Where-Object { $_ -and $_ -notmatch '^\s*[#;]' })
            }
        }
    }
}
Export-ModuleMember -Function Get-FeedSetting
