param([string[]] $Name = @('git', 'gh', 'rg', 'fd', 'jq', 'node', 'dotnet'))

$Name | ForEach-Object {
    $command = Get-Command $_ -CommandType Application -ErrorAction SilentlyContinue | Select-Object -First 1
    [pscustomobject]@{
        Tool    = $_
        Found   = [bool] $command
        Version = if ($command) { $command.Version } else { '-' }
    }
} | Sort-Object Found, Tool | Format-Table -AutoSize
