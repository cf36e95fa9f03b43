[CmdletBinding()] param()

$deny = @(
    @{ Why = 'runs a download';              Re = '(iwr|irm|curl|wget|Invoke-(WebRequest|RestMethod)|DownloadString)[^;|]*[|;].*\b(iex|Invoke-Expression)\b' }
    @{ Why = 'runs a download';              Re = '\b(iex|Invoke-Expression)\b.*(DownloadString|Invoke-WebRequest|iwr|irm)' }
    @{ Why = 'hides what it runs';           Re = '-(e|ec|enc|encodedcommand)\s+[A-Za-z0-9+/=]{20,}' }
    @{ Why = 'switches the virus guard off'; Re = 'Set-MpPreference.*-Disable\w+\s+(\$true|1)|Add-MpPreference\s+-Exclusion' }
    @{ Why = 'removes a whole tree';         Re = '\b(Remove-Item|ri|rm|rd|rmdir|del)\b.*(-Recurse|/s)\b.*([A-Z]:\\?(\s|$|\*)|\$HOME|\$env:USERPROFILE|%USERPROFILE%)' }
    @{ Why = 'starts at logon';              Re = 'Register-ScheduledTask|schtasks\s+/create|CurrentVersion\\Run\b|shell:startup' }
    @{ Why = 'changes the profile';          Re = '(Add-Content|Set-Content|Out-File|>>?)[^;|]*\$PROFILE' }
    @{ Why = 'deletes the shadow copies';    Re = 'vssadmin\s+delete\s+shadows|wmic\s+shadowcopy\s+delete' }
    @{ Why = 'formats a volume';             Re = '\b(Format-Volume|Clear-Disk|diskpart)\b' }
)

try   { $cmd = ([Console]::In.ReadToEnd() | ConvertFrom-Json).tool_input.command }
catch { exit 0 }

# the same rules for back-ticked and quoted spellings, such as i`ex or "i"+"ex"
$plain = $cmd -replace '`', '' -replace "['""]\s*\+\s*['""]", ''

foreach ($rule in $deny) {
    if ($plain -match "(?i)$($rule.Re)") {
        [Console]::Error.WriteLine("Refused: this command $($rule.Why).")
        exit 2
    }
}
exit 0
