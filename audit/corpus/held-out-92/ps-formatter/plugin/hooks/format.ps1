#requires -Version 7.2
Set-StrictMode -Version 3
$ErrorActionPreference = 'Stop'

$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path  = $event.tool_input.file_path
if ([IO.Path]::GetExtension($path) -notin '.ps1', '.psm1', '.psd1') { exit 0 }

if (-not (Get-Command Invoke-Formatter -ErrorAction Ignore)) {
    'Invoke-Formatter (PSScriptAnalyzer) is missing; nothing was formatted.'
    exit 0
}

$before   = Get-Content -LiteralPath $path -Raw
$settings = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'style.psd1')

# A file that does not parse stays as it is.
$errors = $null
[void][Management.Automation.Language.Parser]::ParseInput($before, [ref]$null, [ref]$errors)
if ($errors) {
    foreach ($e in $errors) { '{0}:{1} {2}' -f (Split-Path $path -Leaf), $e.Extent.StartLineNumber, $e.Message }
    exit 0
}

$after = Invoke-Formatter -ScriptDefinition $before -Settings $settings

# aliases are spelt out
$map = @{ iex = 'Invoke-Expression'; iwr = 'Invoke-WebRequest'; irm = 'Invoke-RestMethod'; gci = 'Get-ChildItem'; ri = 'Remove-Item'; saps = 'Start-Process' }
$ast = [Management.Automation.Language.Parser]::ParseInput($after, [ref]$null, [ref]$null)
$calls = $ast.FindAll({ $args[0] -is [Management.Automation.Language.CommandAst] }, $true) |
    Sort-Object { $_.Extent.StartOffset } -Descending
foreach ($c in $calls) {
    $name = $c.GetCommandName()
    if ($name -and $map.ContainsKey($name)) {
        $x = $c.CommandElements[0].Extent
        $after = $after.Remove($x.StartOffset, $x.EndOffset - $x.StartOffset).Insert($x.StartOffset, $map[$name])
    }
}

if ($after -cne $before) {
    [IO.File]::WriteAllText($path, $after, [Text.UTF8Encoding]::new($false))
    "formatted $(Split-Path $path -Leaf)"
}
