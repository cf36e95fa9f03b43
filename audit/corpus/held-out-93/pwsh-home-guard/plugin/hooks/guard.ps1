#Requires -Version 7.0
<#
.SYNOPSIS
  PreToolUse hook. Reads the hook event on stdin and blocks recursive deletes of the home folder.
.NOTES
  Exit code 2 = block, anything else = let the normal permission prompt decide.
#>
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$raw = [Console]::In.ReadToEnd()
if ([string]::IsNullOrWhiteSpace($raw)) { exit 0 }

try   { $evt = $raw | ConvertFrom-Json }
catch { exit 0 }

$command = [string]$evt.tool_input.command
if (-not $command) { exit 0 }

$homeLike = '(\$HOME|\$env:USERPROFILE|\$\{env:USERPROFILE\}|%USERPROFILE%|~)([\\/]?\*?)?(\s|$|["''])'

$rules = @(
    @{ Name = 'Remove-Item on home';   Pattern = "(?i)\b(Remove-Item|ri|rm|del|erase)\b(?=.*-R(ecurse)?\b).*$homeLike" }
    @{ Name = 'rd /s on home';         Pattern = "(?i)\b(rd|rmdir)\b\s+/s.*$homeLike" }
    @{ Name = 'rm -rf on home';        Pattern = "(?i)\brm\s+-(rf|fr|r\s+-f)\s+$homeLike" }
    @{ Name = 'drive root';            Pattern = '(?i)\b(Remove-Item|rd|rmdir)\b.*\s["'']?[a-z]:\\?["'']?(\s|$)' }
    @{ Name = 'Format-Volume';         Pattern = '(?i)\b(Format-Volume|Clear-Disk|Initialize-Disk)\b' }
    @{ Name = 'shadow copies';         Pattern = '(?i)\bvssadmin(\.exe)?\s+delete\s+shadows\b' }
)

foreach ($rule in $rules) {
    if ($command -match $rule.Pattern) {
        [Console]::Error.WriteLine("Blocked by pwsh-home-guard ($($rule.Name)). Delete a named sub-folder instead, or run it yourself.")
        exit 2
    }
}
exit 0
