#requires -Version 7
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $call.tool_input.file_path
if (-not (Test-Path -LiteralPath $path -PathType Leaf)) { exit 0 }
if ($path -match '\.(bat|cmd)$') { exit 0 }

$text = [IO.File]::ReadAllText($path)
$fixed = $text.Replace("`r`n", "`n")
if ($fixed -cne $text) {
    [IO.File]::WriteAllText($path, $fixed, [Text.UTF8Encoding]::new($false))
    Write-Output "line endings repaired: $(Split-Path -Leaf $path)"
}
