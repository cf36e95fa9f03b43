Import-Module "$PSScriptRoot/Crontab.psm1"

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = [string] $call.tool_input.file_path
if ($file -notmatch '\.(ya?ml|crontab)$' -or -not (Test-Path -LiteralPath $file)) { exit 0 }

$found = Select-String -LiteralPath $file -Pattern 'cron:\s*["'']?(?<x>[\d*/,\- ]{9,})' | ForEach-Object {
    $x = $_.Matches[0].Groups['x'].Value.Trim()
    'line {0}: {1} = {2}' -f $_.LineNumber, $x, (ConvertFrom-Crontab $x)
}
if ($found) { @{ systemMessage = $found -join "`n" } | ConvertTo-Json -Compress }
exit 0
