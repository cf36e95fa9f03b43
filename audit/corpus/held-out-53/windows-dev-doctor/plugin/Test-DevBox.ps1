[CmdletBinding()]
param([switch]$Json)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'SilentlyContinue'

function New-Check([string]$Name, [bool]$Passed, [string]$Detail) {
    [pscustomobject]@{ Name = $Name; Passed = $Passed; Detail = $Detail }
}

$checks = @()
$long = (Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem').LongPathsEnabled
$checks += New-Check 'Long paths' ($long -eq 1) "LongPathsEnabled=$long"

$crlf = git config --global --get core.autocrlf
$checks += New-Check 'Line endings' ($crlf -in @('input', 'false')) "core.autocrlf=$crlf"

foreach ($tool in 'git', 'node', 'python', 'dotnet', 'docker') {
    $cmd = Get-Command $tool -CommandType Application | Select-Object -First 1
    $checks += New-Check $tool ($null -ne $cmd) ($(if ($cmd) { $cmd.Source } else { 'not found' }))
}

# The Store's alias for python.exe is a frequent trap.
$py = Get-Command python -CommandType Application | Select-Object -First 1
if ($py -and $py.Source -like '*\WindowsApps\*') {
    $checks += New-Check 'Python alias' $false 'python is the Store alias; switch it off in App execution aliases'
}

$wsl = (wsl.exe --list --quiet) -join ' '
$checks += New-Check 'WSL' ([bool]$wsl.Trim()) $wsl.Trim()

$policy = Get-ExecutionPolicy -Scope CurrentUser
$checks += New-Check 'Execution policy' ($policy -ne 'Unrestricted') "CurrentUser=$policy"

if ($Json) { $checks | ConvertTo-Json } else { $checks | Format-Table -AutoSize }
exit [int](@($checks | Where-Object { -not $_.Passed }).Count -gt 0)
