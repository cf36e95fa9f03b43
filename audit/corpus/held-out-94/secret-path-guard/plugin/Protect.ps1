class Fence {
    [string] $Pattern
    [string] $Label
    Fence([string] $pattern, [string] $label) { $this.Pattern = $pattern; $this.Label = $label }
    [bool] Covers([string] $text) { return $text.Replace('\', '/') -like "*$($this.Pattern)*" }
}

$fences = @(
    [Fence]::new('/.ssh/', 'SSH keys')
    [Fence]::new('/.aws/credentials', 'cloud keys')
    [Fence]::new('/.npmrc', 'registry token')
    [Fence]::new('/.netrc', 'network logins')
    [Fence]::new('/.deepcode/credentials.json', 'agent login')
    [Fence]::new('/Network/Cookies', 'browser cookies')
)

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$subject = @($call.tool_input.file_path, $call.tool_input.command) -ne $null -join ' '

foreach ($fence in $fences) {
    if ($fence.Covers($subject)) {
        [Console]::Error.WriteLine("blocked: $($fence.Label)")
        exit 2
    }
}
exit 0
