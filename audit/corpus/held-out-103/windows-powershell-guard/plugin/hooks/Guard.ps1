#requires -Version 7
Set-StrictMode -Version Latest

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$cmd = [string]$call.tool_input.command
if (-not $cmd) { exit 0 }

$deny = [ordered]@{
  'Invoke-Expression|\biex\b'                            = 'Invoke-Expression runs text as code'
  'DownloadString|Invoke-WebRequest.*\|\s*iex|irm.*\|\s*iex' = 'download and run'
  '-(enc|EncodedCommand)\s+[A-Za-z0-9+/=]{20,}'          = 'encoded command'
  'Remove-Item\s+.*-Recurse.*(C:\\(\s|$)|\$env:USERPROFILE(\s|$))' = 'recursive delete of a root folder'
  'Set-ExecutionPolicy\s+(Bypass|Unrestricted)'          = 'execution policy'
  'Register-ScheduledTask|schtasks\s+/create'            = 'scheduled task'
  'CurrentVersion\\Run\b'                                = 'autostart key'
  'Add-MpPreference\s+-ExclusionPath'                    = 'virus scanner exclusion'
  '\$PROFILE\b.*(Add-Content|Set-Content|>>)|(Add-Content|Set-Content).*\$PROFILE' = 'PowerShell profile'
  'Get-ChildItem\s+env:|gci\s+env:|dir\s+env:'           = 'prints the whole environment'
  'ConvertFrom-SecureString|cmdkey\s+/list'              = 'stored credentials'
  'vssadmin\s+delete|wbadmin\s+delete'                   = 'deletes backups'
  'Stop-Process\s+.*-Name\s+\*'                          = 'stops everything'
}

foreach ($rx in $deny.Keys) {
  if ($cmd -match $rx) {
    @{ decision = 'deny'; reason = "posh-guard: $($deny[$rx])" } | ConvertTo-Json -Compress
    exit 2
  }
}
exit 0
