function Get-BuildQueue {
    [CmdletBinding()]
    param([uri] $Uri = 'https://queue.example.com/api/length')
    $request = @{
        Uri         = $Uri
        Method      = 'Get'
        TimeoutSec  = 2
        ErrorAction = 'Stop'
    }
    Invoke-RestMethod @request | Select-Object length, waitSeconds
}
Export-ModuleMember -Function Get-BuildQueue
