#Requires -Version 5.1
Set-StrictMode -Version Latest

function Show-Check([string] $Name, [bool] $Good, [string] $Hint) {
    $mark = if ($Good) { 'ok ' } else { '-- ' }
    Write-Output ("{0} {1}{2}" -f $mark, $Name, $(if ($Good) { '' } else { ": $Hint" }))
}

$build = [Environment]::OSVersion.Version.Build
Show-Check 'Windows build' ($build -ge 19041) 'update Windows first'

$wsl = Get-Command wsl.exe -ErrorAction SilentlyContinue
Show-Check 'wsl.exe' ($null -ne $wsl) 'run "wsl --install" as administrator, then restart'

if ($wsl) {
    $env:WSL_UTF8 = '1'
    $list = (& wsl.exe --list --verbose) -join "`n"
    Show-Check 'a distribution' ($list -match '\bUbuntu|Debian\b') 'wsl --install -d Ubuntu'
    Show-Check 'version 2' ($list -match '\s2(\s|$)') 'wsl --set-version <name> 2'
}

$config = Join-Path $HOME '.wslconfig'
Show-Check '.wslconfig' (Test-Path -LiteralPath $config) 'optional: limits for memory and processors'
