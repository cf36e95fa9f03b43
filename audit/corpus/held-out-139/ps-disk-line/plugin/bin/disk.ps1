param([int]$WarnPercent = 10)

function Get-Free {
    $root = [IO.Path]::GetPathRoot((Get-Location).Path)
    $drive = [IO.DriveInfo]::new($root)
    [pscustomobject]@{
        Name    = $drive.Name
        Free    = [math]::Round($drive.AvailableFreeSpace / 1GB, 1)
        Percent = [math]::Round(100 * $drive.AvailableFreeSpace / $drive.TotalSize)
    }
}

function Format-Free($Info) {
    $mark = if ($Info.Percent -lt $WarnPercent) { '!' } else { '' }
    '{0}{1} {2} GB free ({3}%)' -f $mark, $Info.Name, $Info.Free, $Info.Percent
}

try {
    Format-Free (Get-Free)
} catch {
    'disk ?'
}
