$ErrorActionPreference = 'Stop'
$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $hookEvent.tool_input.file_path
if ($file -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $file)) { exit 0 }
if (-not (Get-Command Invoke-Formatter -ErrorAction SilentlyContinue)) { exit 0 }

$before = Get-Content -LiteralPath $file -Raw
$after = Invoke-Formatter -ScriptDefinition $before
if ($after -ne $before) {
    Set-Content -LiteralPath $file -Value $after -NoNewline
    Write-Output "formatted $file"
}
