[CmdletBinding()]
param()

$keys = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Run',
        'HKLM:\Software\Microsoft\Windows\CurrentVersion\Run'

$rows = foreach ($key in $keys | Where-Object { Test-Path $_ }) {
    $item = Get-Item -Path $key
    foreach ($name in $item.GetValueNames()) {
        [pscustomobject]@{ Source = $key; Name = $name; Command = $item.GetValue($name) }
    }
}

$rows += Get-ScheduledTask |
    Where-Object { $_.State -ne 'Disabled' -and $_.Triggers.CimClass.CimClassName -contains 'MSFT_TaskLogonTrigger' } |
    ForEach-Object {
        [pscustomobject]@{ Source = "task $($_.TaskPath)"; Name = $_.TaskName; Command = $_.Actions.Execute -join '; ' }
    }

$rows += Get-CimInstance -ClassName Win32_StartupCommand |
    Select-Object @{ n = 'Source'; e = 'Location' }, Name, Command

$rows | Sort-Object Name | ConvertTo-Json
