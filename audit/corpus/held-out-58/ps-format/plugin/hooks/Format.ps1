# Formats one file. Umlauts in comments: äöü.
$ErrorActionPreference = 'Stop'
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $event.tool_input.file_path

if (-not $path -or $path -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }
if (-not (Get-Command Invoke-Formatter -ErrorAction SilentlyContinue)) { exit 0 }

$settings = Join-Path $PSScriptRoot '..\settings.psd1'
$old = Get-Content -LiteralPath $path -Raw
$new = Invoke-Formatter -ScriptDefinition $old -Settings $settings
if ($new -cne $old) {
    Set-Content -LiteralPath $path -Value $new -NoNewline -Encoding utf8
    Write-Output "Formatted $path"
}
