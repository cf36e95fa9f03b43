#!/usr/bin/env pwsh
[CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
param(
    [string]$Root = (git rev-parse --show-toplevel)
)

$ErrorActionPreference = 'Stop'
Push-Location $Root
try {
    if ($PSVersionTable.PSVersion.Major -lt 7) { throw 'PowerShell 7 or newer please: winget install --id Microsoft.PowerShell --exact' }

    # --- Node -----------------------------------------------------------
    if ((Test-Path package-lock.json) -and $PSCmdlet.ShouldProcess('node_modules', 'npm ci --ignore-scripts')) {
        npm ci --ignore-scripts --no-fund --no-audit
        if ($LASTEXITCODE) { throw "npm ci failed ($LASTEXITCODE)" }
    }

    # --- .NET -----------------------------------------------------------
    if ((Get-ChildItem -Filter *.sln) -and $PSCmdlet.ShouldProcess('solution', 'dotnet restore --locked-mode')) {
        dotnet restore --locked-mode
        if ($LASTEXITCODE) { throw "dotnet restore failed ($LASTEXITCODE)" }
    }
    if ((Test-Path .config/dotnet-tools.json) -and $PSCmdlet.ShouldProcess('.config/dotnet-tools.json', 'dotnet tool restore')) {
        dotnet tool restore
    }

    # --- Python ---------------------------------------------------------
    if ((Test-Path requirements.lock) -and $PSCmdlet.ShouldProcess('.venv', 'create and fill')) {
        if (-not (Test-Path .venv)) { python -m venv .venv }
        $py = if ($IsWindows) { '.venv/Scripts/python.exe' } else { '.venv/bin/python' }
        & $py -m pip install --require-hashes -r requirements.lock --disable-pip-version-check
    }

    # --- local settings -------------------------------------------------
    if ((Test-Path .env.example) -and -not (Test-Path .env)) {
        if ($PSCmdlet.ShouldProcess('.env', 'copy from .env.example')) {
            Copy-Item .env.example .env
            Write-Host 'Fill in the blanks in .env; it is in .gitignore.' -ForegroundColor Yellow
        }
    }
    if (-not (git check-ignore .env)) { Write-Warning '.env is NOT ignored by git.' }
}
finally { Pop-Location }
