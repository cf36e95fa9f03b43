param([int]$Days = 90, [string]$OutFile = 'stale-accounts.csv')
Import-Module ActiveDirectory
$limit = (Get-Date).AddDays(-$Days)

$stale = Get-ADUser -Filter { LastLogonTimeStamp -lt $limit -and Enabled -eq $true } -Properties LastLogonTimeStamp, PasswordNeverExpires, MemberOf |
    Select-Object SamAccountName,
        @{ n = 'LastLogon'; e = { [DateTime]::FromFileTime($_.LastLogonTimeStamp) } },
        PasswordNeverExpires,
        @{ n = 'Privileged'; e = { [bool]($_.MemberOf -match '^CN=(Domain|Enterprise|Schema) Admins,') } }

$stale | Sort-Object LastLogon | Export-Csv -NoTypeInformation -Encoding utf8 -Path $OutFile
"{0} accounts, {1} privileged" -f $stale.Count, ($stale | Where-Object Privileged).Count
