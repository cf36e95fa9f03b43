Set-StrictMode -Version 3
$settings = Import-PowerShellDataFile (Join-Path $PSScriptRoot settings.psd1)
$journal  = Join-Path (Get-Location) $settings.Journal

function Write-Journal {
    param([Parameter(Mandatory)][string] $Text)
    $stamp = Get-Date -Format $settings.Stamp
    Add-Content -LiteralPath $journal -Value "$stamp $Text"
}

$handlers = @{
    SessionStart = { param($e) Write-Journal 'session opened' }
    Stop         = { param($e) Write-Journal 'session closed' }
    PostToolUse  = {
        param($e)
        $what = switch ($e.tool_name) {
            'Bash'  { ($e.tool_input.command -split "`n")[0] }
            default { $e.tool_input.file_path ?? '' }
        }
        if ($what.Length -gt $settings.Width) { $what = $what.Substring(0, $settings.Width) + '…' }
        Write-Journal "$($e.tool_name): $what"
    }
}

$event_ = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$name   = [string] $event_.hook_event_name
if ($handlers.ContainsKey($name)) { & $handlers[$name] $event_ }
exit 0
