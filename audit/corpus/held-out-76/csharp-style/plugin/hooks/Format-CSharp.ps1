#requires -Version 7
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $hookEvent.tool_input.file_path

if (-not $file -or $file -notlike '*.cs' -or -not (Test-Path -LiteralPath $file)) { exit 0 }
if (-not (Get-Command dotnet -ErrorAction SilentlyContinue)) { exit 0 }

$before = (Get-FileHash -LiteralPath $file).Hash
dotnet format whitespace --include $file --verbosity quiet
$after = (Get-FileHash -LiteralPath $file).Hash

if ($before -ne $after) {
    Write-Output "formatted $([IO.Path]::GetFileName($file))"
}
exit 0
