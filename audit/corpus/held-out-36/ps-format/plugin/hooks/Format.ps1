#requires -Version 7
$ErrorActionPreference = 'Stop'

$inputJson = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $inputJson.tool_input.file_path
if ($path -notmatch '\.(ps1|psm1|psd1)$' -or -not (Test-Path -LiteralPath $path)) { exit 0 }
if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) { exit 0 }

$text = Get-Content -LiteralPath $path -Raw
$formatted = Invoke-Formatter -ScriptDefinition $text -Settings CodeFormattingOTBS
if ($formatted -cne $text) {
    Set-Content -LiteralPath $path -Value $formatted -NoNewline -Encoding utf8
}

$found = Invoke-ScriptAnalyzer -Path $path -Severity Warning, Error
if ($found) {
    $found | ForEach-Object { [Console]::Error.WriteLine("$($_.Line): $($_.RuleName): $($_.Message)") }
    exit 2
}
