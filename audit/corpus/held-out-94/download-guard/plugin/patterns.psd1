@{
    Deny = @(
        @{ Id = 'DG01'; Match = '\b(irm|iwr|Invoke-(RestMethod|WebRequest))\b.*\|\s*(iex|Invoke-Expression)\b'; Text = 'remote text piped into Invoke-Expression' }
        @{ Id = 'DG02'; Match = 'DownloadString\s*\('; Text = 'WebClient.DownloadString' }
        @{ Id = 'DG03'; Match = '-e(nc|ncodedcommand)?\s+[A-Za-z0-9+/=]{24,}'; Text = 'encoded command' }
        @{ Id = 'DG04'; Match = 'Register-ScheduledTask|schtasks(\.exe)?\s+/create'; Text = 'new scheduled task' }
    )
}
