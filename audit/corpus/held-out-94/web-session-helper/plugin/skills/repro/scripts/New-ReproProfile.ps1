[CmdletBinding()]
param(
    [ValidateSet('Edge', 'Chrome')] [string] $Browser = 'Edge',
    [string] $Destination = (Join-Path ([IO.Path]::GetTempPath()) "repro-$(Get-Random)")
)
. (Join-Path $PSScriptRoot 'BrowserPath.ps1')

$default = Get-BrowserProfile -Browser $Browser
$new = New-Item -ItemType Directory -Path (Join-Path $Destination 'Default/Network') -Force

'Cookies', 'Cookies-journal' | ForEach-Object {
    $from = Join-Path $default "Network/$_"
    if (Test-Path $from) { Copy-Item $from -Destination $new.FullName }
}
Copy-Item (Join-Path (Split-Path $default) 'Local State') -Destination $Destination -ErrorAction SilentlyContinue
$Destination
