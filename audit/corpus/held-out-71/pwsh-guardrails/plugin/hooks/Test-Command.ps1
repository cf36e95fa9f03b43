#Requires -Version 7.0
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$command = [string]($hookEvent['tool_input']?['command'])
if ([string]::IsNullOrWhiteSpace($command)) { exit 0 }

$list = Import-PowerShellDataFile -Path (Join-Path $PSScriptRoot 'DenyList.psd1')
foreach ($rule in $list.Rules) {
    if ($command -match $rule.Pattern) {
        $answer = @{
            hookSpecificOutput = @{
                hookEventName            = 'PreToolUse'
                permissionDecision       = 'deny'
                permissionDecisionReason = "pwsh-guardrails [$($rule.Id)]: $($rule.Why)"
            }
        }
        $answer | ConvertTo-Json -Depth 4 -Compress
        exit 0
    }
}
exit 0
