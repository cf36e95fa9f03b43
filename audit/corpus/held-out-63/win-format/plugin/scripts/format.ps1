# PostToolUse: the event comes on stdin.
$ErrorActionPreference = 'SilentlyContinue'
. "$PSScriptRoot/Rules.ps1"

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $event.tool_input.file_path
if (-not (Test-Path -LiteralPath $file)) { exit 0 }

$defaults = Import-PowerShellDataFile "$PSScriptRoot/defaults.psd1"
$text = [IO.File]::ReadAllText($file)
foreach ($rule in Get-Rules $defaults) { $text = & $rule $text $file }
[IO.File]::WriteAllText($file, $text, (New-Object Text.UTF8Encoding $false))
exit 0
