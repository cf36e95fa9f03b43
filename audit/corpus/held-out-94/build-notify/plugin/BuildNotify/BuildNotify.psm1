$script:Config = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'BuildNotify.config.psd1')

function Get-NoticeLabel {
    $labels = @{}
    foreach ($entry in $script:Config.Labels.GetEnumerator()) {
        $value = [Environment]::GetEnvironmentVariable($entry.Value)
        if ($value) { $labels[$entry.Key] = $value }
    }
    $labels
}

function Send-BuildNotice {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)] [string] $Title,
        [ValidateSet('started', 'finished', 'failed')] [string] $State = 'finished'
    )
    $body = @{ title = $Title; state = $State; labels = Get-NoticeLabel } | ConvertTo-Json -Depth 3
    for ($i = 0; $i -le $script:Config.Retry; $i++) {
        try {
            Invoke-RestMethod -Uri $script:Config.Endpoint -Method Post -Body $body -ContentType 'application/json' | Out-Null
            return
        }
        catch { Start-Sleep -Milliseconds (200 * ($i + 1)) }
    }
}

Export-ModuleMember -Function Send-BuildNotice
