$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$command = [string] $call.tool_input.command
if (-not $command) { exit 0 }

$rules = (Import-PowerShellDataFile (Join-Path $PSScriptRoot 'patterns.psd1')).Deny
$hits = $rules | Where-Object { $command -match $_.Match }
if (-not $hits) { exit 0 }

@{
    hookSpecificOutput = @{
        hookEventName            = 'PreToolUse'
        permissionDecision       = 'deny'
        permissionDecisionReason = ($hits | ForEach-Object { '{0}: {1}' -f $_.Id, $_.Text }) -join '; '
    }
} | ConvertTo-Json -Depth 3 -Compress
