$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $call.tool_input.file_path
if (-not $path -or [IO.Path]::GetExtension($path) -notin '.ps1', '.psm1', '.psd1') { exit 0 }
if (-not (Get-Module -ListAvailable PSScriptAnalyzer)) { exit 0 }

$settings = @{
    IncludeRules = 'PSPlaceOpenBrace', 'PSPlaceCloseBrace', 'PSUseConsistentIndentation', 'PSUseConsistentWhitespace'
    Rules        = @{
        PSPlaceOpenBrace           = @{ Enable = $true; OnSameLine = $true; NewLineAfter = $true }
        PSUseConsistentIndentation = @{ Enable = $true; IndentationSize = 4; Kind = 'space' }
    }
}
$before = Get-Content -Raw -LiteralPath $path
$after  = Invoke-Formatter -ScriptDefinition $before -Settings $settings
if ($after -cne $before) { Set-Content -LiteralPath $path -Value $after -NoNewline }
