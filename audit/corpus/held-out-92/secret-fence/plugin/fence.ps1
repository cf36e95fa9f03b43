$rules = Import-PowerShellDataFile -Path (Join-Path $PSScriptRoot 'fence.psd1')
$call  = [Console]::In.ReadToEnd() | ConvertFrom-Json

function Test-Like {
    param([string]$Value, [string[]]$Pattern)
    foreach ($p in $Pattern) { if ($Value -like $p) { return $true } }
    return $false
}

$candidates = @($call.tool_input.file_path, $call.tool_input.path) | Where-Object { $_ }
foreach ($c in $candidates) {
    $n = ([string]$c).Replace('\', '/').ToLowerInvariant() -replace '^~/', '/home/'
    if ((Test-Like $n $rules.Fenced) -and -not (Test-Like $n $rules.Allowed)) {
        $msg = @{ decision = 'block'; reason = "fenced: $(Split-Path $c -Leaf)" } | ConvertTo-Json -Compress
        [Console]::Out.WriteLine($msg)
        exit 0
    }
}
exit 0
