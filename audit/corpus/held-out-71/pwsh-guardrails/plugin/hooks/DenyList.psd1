@{
    Rules = @(
        @{ Id = 'policy';    Pattern = 'Set-ExecutionPolicy\s+(-\w+\s+)*(Unrestricted|Bypass)'; Why = 'changes the execution policy' }
        @{ Id = 'iex-web';   Pattern = '(iex|Invoke-Expression).*(iwr|irm|DownloadString|Invoke-WebRequest)'; Why = 'runs a download unread' }
        @{ Id = 'encoded';   Pattern = '\s-(e|enc|EncodedCommand)\s+[A-Za-z0-9+/=]{20,}'; Why = 'hides the command' }
        @{ Id = 'defender';  Pattern = '(Add|Set)-MpPreference.*(Exclusion|DisableRealtime)'; Why = 'weakens the virus scanner' }
        @{ Id = 'run-key';   Pattern = 'CurrentVersion\\Run'; Why = 'starts something at every logon' }
        @{ Id = 'task';      Pattern = 'Register-ScheduledTask|schtasks\s+/create'; Why = 'schedules a task' }
        @{ Id = 'drive';     Pattern = 'Remove-Item.*-Recurse.*\s[A-Z]:\\(\s|$)'; Why = 'deletes a drive' }
    )
}
