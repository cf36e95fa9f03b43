param([Parameter(Mandatory)][string]$Out)
$ErrorActionPreference = 'Continue'
$null = New-Item -ItemType Directory -Path $Out -Force
function Save($Name, $Data) { $Data | Export-Csv -NoTypeInformation -Encoding UTF8 -Path (Join-Path $Out "$Name.csv") }

$runKeys = @(
    'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Run'
    'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\RunOnce'
    'HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\Run'
    'HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\RunOnce'
    'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Run'
)
Save 'autoruns' $(foreach ($k in $runKeys) {
    $item = Get-Item -LiteralPath $k -ErrorAction Ignore
    foreach ($n in $item.Property) { [pscustomobject]@{ Key = $k; Name = $n; Command = $item.GetValue($n) } }
})

Save 'tasks' (Get-ScheduledTask | Where-Object State -ne 'Disabled' | ForEach-Object {
    [pscustomobject]@{ Path = $_.TaskPath + $_.TaskName; Author = $_.Author
        Action = ($_.Actions | ForEach-Object { "$($_.Execute) $($_.Arguments)" }) -join ' ; ' }
})
Save 'services'    (Get-CimInstance Win32_Service | Select-Object Name, StartMode, State, PathName, StartName)
Save 'processes'   (Get-CimInstance Win32_Process | Select-Object ProcessId, ParentProcessId, Name, CommandLine, CreationDate)
Save 'connections' (Get-NetTCPConnection | Select-Object LocalPort, RemoteAddress, RemotePort, State, OwningProcess)
Save 'wmi-subs'    (Get-CimInstance -Namespace root/subscription -ClassName __EventConsumer -ErrorAction Ignore | Select-Object Name, CreatorSID)
Save 'admins'      (Get-LocalGroupMember -SID 'S-1-5-32-544' | Select-Object Name, PrincipalSource)

Get-ChildItem $Out -Filter *.csv | Get-FileHash -Algorithm SHA256 |
    ForEach-Object { "$($_.Hash)  $(Split-Path $_.Path -Leaf)" } | Set-Content (Join-Path $Out 'SHA256SUMS')
