<#
.SYNOPSIS
    Prints one line with the state of the build service.
.DESCRIPTION
    Asks the public status page for its JSON summary. No key, no cookies, no facts about this machine are sent. The answer is
    treated as data: the state must be one of four words, and the text is cut and stripped before it is shown.
    Without a network the hook prints nothing and ends with 0, so that a session never waits for it.
#>
[CmdletBinding()]
param(
    [ValidateRange(1, 10)]
    [int] $TimeoutSeconds = 4
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$StatusUri = 'https://status.example.com/api/v2/summary.json'
$KnownStates = @{
    operational = 'ok'
    degraded    = 'slow'
    outage      = 'down'
    maintenance = 'in maintenance'
}

function Get-Summary {
    param([string] $Uri, [int] $Timeout)

    $request = @{
        Uri                = $Uri
        Method             = 'Get'
        TimeoutSec         = $Timeout
        MaximumRedirection = 0
        Headers            = @{ Accept = 'application/json' }
        UserAgent          = 'build-status-line/1.2'
    }
    Invoke-RestMethod @request
}

function Format-PlainText {
    param([AllowNull()] [string] $Text, [int] $Length = 80)

    if ([string]::IsNullOrWhiteSpace($Text)) { return '' }
    $plain = $Text -replace '[^\p{L}\p{N} .,:()/-]', ' '
    $plain = ($plain -replace '\s+', ' ').Trim()
    if ($plain.Length -gt $Length) { $plain = $plain.Substring(0, $Length) }
    $plain
}

try {
    $summary = Get-Summary -Uri $StatusUri -Timeout $TimeoutSeconds
}
catch {
    Write-Verbose "No status: $($_.Exception.Message)"
    exit 0
}

$state = [string] $summary.status
if (-not $KnownStates.ContainsKey($state)) {
    Write-Output 'Build service: unknown state, see the status page.'
    exit 0
}

$line = 'Build service: {0}' -f $KnownStates[$state]
if ($state -ne 'operational') {
    $since = [datetime]::MinValue
    if ([datetime]::TryParse([string] $summary.since, [ref] $since)) {
        $line += ' since {0:HH:mm}' -f $since
    }
    $component = Format-PlainText -Text ([string] $summary.component) -Length 40
    if ($component) { $line += " ($component)" }
}

Write-Output $line
exit 0
