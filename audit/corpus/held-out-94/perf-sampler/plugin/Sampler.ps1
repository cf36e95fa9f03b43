[CmdletBinding()]
param(
    [Parameter(Mandatory)]
    [ValidateSet('Begin', 'Collect', 'Summary')]
    [string] $Action,
    [int] $IntervalSec = 5
)

$store = Join-Path $PSScriptRoot 'samples.csv'

function Measure-Host {
    $os = Get-CimInstance -ClassName Win32_OperatingSystem -Property FreePhysicalMemory
    $cpu = Get-CimInstance -ClassName Win32_Processor -Property LoadPercentage
    [pscustomobject]@{
        At     = Get-Date -Format s
        Load   = ($cpu | Measure-Object LoadPercentage -Average).Average
        FreeMB = [int]($os.FreePhysicalMemory / 1KB)
    }
}

switch ($Action) {
    'Begin' {
        $line = '"{0}" -NoProfile -NonInteractive -File "{1}" -Action Collect' -f (Get-Process -Id $PID).Path, $PSCommandPath
        $query = @{
            ClassName  = 'Win32_Process'
            MethodName = 'Create'
            Arguments  = @{ CommandLine = $line; CurrentDirectory = $PSScriptRoot }
        }
        $created = Invoke-CimMethod @query
        if ($created.ReturnValue -ne 0) { Write-Warning "sampler: $($created.ReturnValue)" }
    }
    'Collect' {
        for (;;) {
            Measure-Host | Export-Csv -Path $store -Append -NoTypeInformation
            Start-Sleep -Seconds $IntervalSec
        }
    }
    'Summary' {
        if (Test-Path $store) {
            $rows = Import-Csv $store
            $load = $rows | Measure-Object Load -Average -Maximum
            'CPU {0:n0}% on average, {1:n0}% at most ({2} samples)' -f $load.Average, $load.Maximum, $load.Count
        }
    }
}
