#Requires -Version 7
[CmdletBinding()]
param([string[]] $Name = @('PATH', 'PSModulePath'))

Set-StrictMode -Version Latest

function Get-Entry {
    [OutputType([pscustomobject])]
    param([Parameter(ValueFromPipeline)] [string] $Variable)

    process {
        $item = Get-Item -LiteralPath "Env:$Variable" -ErrorAction Ignore
        if (-not $item) { return }
        $n = 0
        foreach ($dir in $item.Value -split [IO.Path]::PathSeparator) {
            [pscustomobject]@{
                Variable = $Variable
                Order    = $n++
                Entry    = $dir
                Exists   = Test-Path -LiteralPath ($dir ? $dir : '.') -PathType Container
            }
        }
    }
}

$all = $Name | Get-Entry
$twice = $all | Group-Object -Property Variable, Entry | Where-Object Count -gt 1

$show = @{
    Property = 'Variable', 'Order', 'Entry'
    AutoSize = $true
}
'Dead entries:'
$all | Where-Object { -not $_.Exists } | Format-Table @show
'Double entries:'
$twice | ForEach-Object { $_.Group | Select-Object -Skip 1 } | Format-Table @show
