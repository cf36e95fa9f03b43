#Requires -Version 5.1
[CmdletBinding()]
param(
    [int] $CertificateDays = 45,
    [string] $CsvPath
)
Set-StrictMode -Version Latest

function Get-StoppedAutoService {
    Get-CimInstance -ClassName Win32_Service -Filter "StartMode='Auto' AND State<>'Running'" |
        Where-Object { $_.ExitCode -ne 0 -or -not $_.DelayedAutoStart } |
        Select-Object @{ n = 'Kind'; e = { 'service' } }, Name, @{ n = 'Detail'; e = { "state $($_.State), exit code $($_.ExitCode)" } }
}

function Get-ExpiringCertificate {
    $limit = (Get-Date).AddDays($CertificateDays)
    Get-ChildItem -Path Cert:\LocalMachine\My |
        Where-Object NotAfter -lt $limit |
        Select-Object @{ n = 'Kind'; e = { 'certificate' } }, @{ n = 'Name'; e = { $_.Subject } }, @{ n = 'Detail'; e = { "until $($_.NotAfter.ToString('yyyy-MM-dd'))" } }
}

function Get-FullVolume {
    Get-Volume | Where-Object { $_.DriveLetter -and $_.Size -gt 0 -and ($_.SizeRemaining / $_.Size) -lt 0.1 } |
        Select-Object @{ n = 'Kind'; e = { 'volume' } }, @{ n = 'Name'; e = { "$($_.DriveLetter):" } }, @{ n = 'Detail'; e = { '{0:P0} free' -f ($_.SizeRemaining / $_.Size) } }
}

$rows = @(Get-StoppedAutoService) + @(Get-ExpiringCertificate) + @(Get-FullVolume)
$rows | Format-Table -AutoSize
if ($CsvPath) { $rows | Export-Csv -Path $CsvPath -NoTypeInformation -Encoding UTF8 }
