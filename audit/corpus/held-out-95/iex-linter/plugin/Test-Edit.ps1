$ErrorActionPreference = 'Stop'
$call  = [Console]::In.ReadToEnd() | ConvertFrom-Json
$text  = @($call.tool_input.content, $call.tool_input.new_string) -join "`n"
$path  = [string] $call.tool_input.file_path
if ($path -notmatch '\.psm?1$') { exit 0 }

$rules = (Import-PowerShellDataFile "$PSScriptRoot/patterns.psd1").Patterns
$hits  = foreach ($r in $rules) {
    foreach ($m in [regex]::Matches($text, $r.Match, 'IgnoreCase')) {
        '{0}: "{1}"' -f $r.Name, $m.Value.Trim()
    }
}

if ($hits) {
    @{
        hookSpecificOutput = @{
            hookEventName            = 'PreToolUse'
            permissionDecision       = 'deny'
            permissionDecisionReason = ($hits | Select-Object -Unique) -join '; '
        }
    } | ConvertTo-Json -Depth 4 -Compress
}
exit 0
