[CmdletBinding()]
param([ValidateSet('User', 'Process')][string] $Scope = 'User')

. "$PSScriptRoot/Memory.ps1"
$table = Import-PowerShellDataFile "$PSScriptRoot/tunables.psd1"

foreach ($runtime in $table.Runtimes.GetEnumerator()) {
    $name  = '{0}_{1}' -f $runtime.Key.ToUpperInvariant(), $runtime.Value.Suffix
    $value = $runtime.Value.Format -f (Get-HeapSize -Share $runtime.Value.Share), $PSScriptRoot

    if ($IsWindows -and $Scope -eq 'User') {
        Set-ItemProperty -Path 'HKCU:\Environment' -Name $name -Value $value -Type ExpandString
    }
    else {
        [Environment]::SetEnvironmentVariable($name, $value, $Scope)
    }
    Write-Verbose "$name tuned"
}
