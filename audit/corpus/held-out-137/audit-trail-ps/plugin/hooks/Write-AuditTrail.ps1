#Requires -Version 7.2
<#
.SYNOPSIS
  Appends one row per tool call to a CSV file in the project (.audit\tools-YYYY-MM.csv).
#>
[CmdletBinding()]
param()

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$evt = [Console]::In.ReadToEnd() | ConvertFrom-Json -Depth 20
$dir = Join-Path $evt.cwd '.audit'
if (-not (Test-Path $dir)) { New-Item -ItemType Directory -Path $dir | Out-Null }

$target = switch ($evt.tool_name) {
    'Bash'  { $evt.tool_input.command }
    'Write' { $evt.tool_input.file_path }
    'Edit'  { $evt.tool_input.file_path }
    default { '' }
}
$target = ($target -replace '\s+', ' ')
$target = $target -replace '(?i)(password|token|secret|pwd)([=: ]+)\S+', '$1$2***'

[pscustomobject]@{
    Utc     = [DateTime]::UtcNow.ToString('s')
    Session = $evt.session_id
    Tool    = $evt.tool_name
    Target  = $target.Substring(0, [Math]::Min(200, $target.Length))
} | Export-Csv -Path (Join-Path $dir "tools-$(Get-Date -Format 'yyyy-MM').csv") -Append -NoTypeInformation -Encoding utf8
