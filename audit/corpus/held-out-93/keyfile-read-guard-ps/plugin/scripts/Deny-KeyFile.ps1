param([switch]$Explain)

$rules = Import-PowerShellDataFile -Path (Join-Path $PSScriptRoot 'rules.psd1')
$payload = [Console]::In.ReadToEnd() | ConvertFrom-Json

function ConvertTo-Slash([string]$p) {
    if ([string]::IsNullOrEmpty($p)) { return '' }
    return ($p -replace '\\', '/').Trim('"', "'")
}

# Collect every word of the call that might be a path.
$candidates = New-Object System.Collections.Generic.List[string]
switch ($payload.tool_name) {
    'Read' { $candidates.Add((ConvertTo-Slash $payload.tool_input.file_path)) }
    'Edit' { $candidates.Add((ConvertTo-Slash $payload.tool_input.file_path)) }
    'Grep' { $candidates.Add((ConvertTo-Slash $payload.tool_input.path)) }
    'Bash' {
        foreach ($word in ($payload.tool_input.command -split '[\s;|&<>()]+')) {
            if ($word) { $candidates.Add((ConvertTo-Slash $word)) }
        }
    }
}

foreach ($c in $candidates) {
    $allowed = $false
    foreach ($a in $rules.Allow) { if ($c -like $a) { $allowed = $true; break } }
    if ($allowed) { continue }

    foreach ($p in $rules.Paths) {
        if ($c -like $p) {
            $reason = if ($Explain) { "path '$c' matches rule '$p'" } else { 'this file holds credentials' }
            @{
                hookSpecificOutput = @{
                    hookEventName            = 'PreToolUse'
                    permissionDecision       = 'deny'
                    permissionDecisionReason = "keyfile-read-guard: $reason"
                }
            } | ConvertTo-Json -Depth 4 -Compress
            exit 0
        }
    }
}
exit 0
