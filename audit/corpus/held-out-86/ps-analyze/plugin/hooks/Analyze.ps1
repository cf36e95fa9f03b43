$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $hookEvent.tool_input.file_path
if ($path -notlike '*.ps1' -or -not (Get-Command Invoke-ScriptAnalyzer -ErrorAction SilentlyContinue)) { exit 0 }
$rules = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'Rules.psd1')
$found = Invoke-ScriptAnalyzer -Path $path -Settings $rules
$found | ForEach-Object { [Console]::Error.WriteLine("$($_.Line): $($_.Message)") }
if ($found) { exit 2 }
