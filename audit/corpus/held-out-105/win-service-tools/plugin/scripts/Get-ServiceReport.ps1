#Requires -Version 5.1
[CmdletBinding()]
param(
    [Parameter(Mandatory)][string]$Name,
    [int]$Hours = 24,
    [switch]$AsJson
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$svc = Get-CimInstance Win32_Service -Filter "Name='$($Name -replace "'", "''")'"
if (-not $svc) { throw "No service named $Name" }

$since = (Get-Date).AddHours(-$Hours)
$events = Get-WinEvent -ErrorAction SilentlyContinue -FilterHashtable @{
    LogName = 'System'; ProviderName = 'Service Control Manager'; StartTime = $since
} | Where-Object { $_.Message -match [regex]::Escape($svc.DisplayName) } |
    Select-Object -First 20 TimeCreated, Id, LevelDisplayName, Message

$binary = if ($svc.PathName -match '^"([^"]+)"') { $Matches[1] } else { ($svc.PathName -split ' ')[0] }
$report = [ordered]@{
    Name         = $svc.Name
    State        = $svc.State
    StartMode    = $svc.StartMode
    Account      = $svc.StartName
    ExitCode     = $svc.ExitCode
    BinaryExists = Test-Path -LiteralPath $binary
    Signature    = if (Test-Path -LiteralPath $binary) { (Get-AuthenticodeSignature -LiteralPath $binary).Status.ToString() } else { 'n/a' }
    DependsOn    = @((Get-Service -Name $Name).ServicesDependedOn | ForEach-Object { "$($_.Name): $($_.Status)" })
    Events       = @($events)
}
if ($AsJson) { $report | ConvertTo-Json -Depth 4 } else { [pscustomobject]$report | Format-List }
