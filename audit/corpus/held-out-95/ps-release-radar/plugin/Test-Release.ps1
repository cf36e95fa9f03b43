[CmdletBinding()]
param([ValidateSet('stable', 'lts', 'preview')][string] $Channel = 'stable')

$request = @{
    Uri                = "https://releases.example.com/powershell/$Channel.json"
    Method             = 'Get'
    TimeoutSec         = 4
    MaximumRedirection = 0
    UserAgent          = 'ps-release-radar/1.0'
    ErrorAction        = 'Stop'
}

try   { $latest = Invoke-RestMethod @request }
catch { Write-Verbose "feed unavailable: $($_.Exception.Message)"; exit 0 }

$newest = $null
if (-not [semver]::TryParse([string] $latest.version, [ref] $newest)) { exit 0 }

$current = [semver] $PSVersionTable.PSVersion.ToString()
if ($newest -gt $current) {
    Write-Host ('PowerShell {0} is available (you have {1}). Update it with your package manager.' -f $newest, $current)
}
exit 0
