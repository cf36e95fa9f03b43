#Requires -Version 7
[CmdletBinding(SupportsShouldProcess)]
param([Parameter(Mandatory)][string]$Destination)

$ErrorActionPreference = 'Stop'
$fonts = Import-Csv (Join-Path $PSScriptRoot 'fonts.csv')
New-Item -ItemType Directory -Force -Path $Destination | Out-Null

foreach ($font in $fonts) {
    $target = Join-Path $Destination $font.File
    if ((Test-Path $target) -and (Get-FileHash $target -Algorithm SHA256).Hash -eq $font.Sha256) { continue }
    if ($PSCmdlet.ShouldProcess($font.Url, 'download')) {
        $part = "$target.part"
        Invoke-WebRequest -Uri $font.Url -OutFile $part
        $hash = (Get-FileHash $part -Algorithm SHA256).Hash
        if ($hash -ne $font.Sha256) {
            Remove-Item $part
            throw "$($font.File): expected $($font.Sha256), got $hash"
        }
        Move-Item $part $target -Force
    }
}
