<#
.SYNOPSIS
  Deletes local branches that are merged. Asks for each one. Remote branches are left alone.
.EXAMPLE
  ./Remove-MergedBranch.ps1 -Base main -WhatIf
#>
[CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
param(
    [ValidatePattern('^[\w./-]+$')][string]$Base = 'main',
    [string[]]$Protect = @('main', 'master', 'develop', 'release/*')
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$current = git branch --show-current
$merged = git branch --merged $Base --format '%(refname:short)'

foreach ($name in $merged) {
    if ($name -eq $current) { continue }
    if ($Protect | Where-Object { $name -like $_ }) { continue }
    $last = git log -1 --format '%cr by %an' $name
    if ($PSCmdlet.ShouldProcess("$name ($last)", 'git branch -d')) {
        # -d and not -D: git refuses when something would be lost
        git branch -d $name
    }
}
