$fence = [ordered]@{
    '[\\/]\.ssh[\\/]'                 = 'SSH keys'
    '[\\/]\.aws[\\/]credentials'      = 'AWS credentials'
    '[\\/]\.(npmrc|netrc|pypirc)\b'   = 'registry tokens'
    '[\\/]etc[\\/]shadow\b'           = 'password hashes'
    '\bsecurity\s+find-generic-password\b' = 'the keychain'
}

function Get-Subject {
    param($ToolInput)
    'file_path', 'path', 'command', 'pattern' |
        ForEach-Object { $ToolInput.$_ } |
        Where-Object { $_ }
}

function Write-Decision {
    param([string] $Decision, [string] $Reason)
    $out = @{ hookEventName = 'PreToolUse'; permissionDecision = $Decision; permissionDecisionReason = $Reason }
    @{ hookSpecificOutput = $out } | ConvertTo-Json -Compress
}

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
foreach ($s in Get-Subject $call.tool_input) {
    foreach ($f in $fence.GetEnumerator()) {
        if ($s -match $f.Key) {
            Write-Decision deny "That would read $($f.Value)."
            exit 0
        }
    }
    if ($s -match '^(~|\$HOME)') { Write-Decision ask 'Outside the repository.'; exit 0 }
}
exit 0
