param([double] $MinimumGB = 2)

. (Join-Path $PSScriptRoot 'Interop.ps1')

$drive = [IO.DriveInfo]::new((Get-Item $PWD).FullName)
$free  = [math]::Round($drive.AvailableFreeSpace / 1GB, 1)

if (-not $IsWindows) { [void](Sync-Volume) }

if ($free -lt $MinimumGB) {
    @{ systemMessage = "Only $free GB left on $($drive.Name)" } | ConvertTo-Json -Compress
}
exit 0
