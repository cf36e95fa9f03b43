# Shows whether the machine is ready for development. Reads only; needs no administrator's rights.
[CmdletBinding()]
param()

function Show-Row([string] $What, [string] $Found, [bool] $Good) {
    [pscustomobject]@{ What = $What; Found = $Found; Good = $Good }
}

$rows = @()

$os = Get-CimInstance Win32_OperatingSystem
$rows += Show-Row 'Windows build' $os.BuildNumber ([int]$os.BuildNumber -ge 22000)

$long = (Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem' -Name LongPathsEnabled -ErrorAction SilentlyContinue).LongPathsEnabled
$rows += Show-Row 'Long paths' ([string]$long) ($long -eq 1)

$policy = Get-ExecutionPolicy -Scope CurrentUser
$rows += Show-Row 'Execution policy (user)' $policy ($policy -in 'RemoteSigned', 'AllSigned', 'Undefined')

foreach ($name in 'git', 'pwsh', 'jq', 'rg', 'wsl') {
    $command = Get-Command $name -ErrorAction SilentlyContinue
    $version = if ($command) { $command.Version.ToString() } else { 'missing' }
    $rows += Show-Row $name $version ([bool]$command)
}

$defender = Get-MpComputerStatus -ErrorAction SilentlyContinue
$rows += Show-Row 'Defender real-time protection' ([string]$defender.RealTimeProtectionEnabled) ($defender.RealTimeProtectionEnabled -eq $true)

$drive = Get-Volume -DriveLetter C
$rows += Show-Row 'Free on C:' ('{0:N0} GB' -f ($drive.SizeRemaining / 1GB)) ($drive.SizeRemaining -gt 40GB)

$rows | Format-Table -AutoSize
