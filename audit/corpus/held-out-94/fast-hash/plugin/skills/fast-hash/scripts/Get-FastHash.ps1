[CmdletBinding()]
param(
    [Parameter(Mandatory)] [string] $Path,
    [int] $Threads = [Environment]::ProcessorCount
)

$block = {
    param([string] $File)
    $sha = [Security.Cryptography.SHA256]::Create()
    $stream = [IO.File]::OpenRead($File)
    try { [pscustomobject]@{ File = $File; Hash = [Convert]::ToHexString($sha.ComputeHash($stream)) } }
    finally { $stream.Dispose(); $sha.Dispose() }
}

$pool = [runspacefactory]::CreateRunspacePool(1, $Threads)
$pool.Open()
try {
    $jobs = Get-ChildItem -LiteralPath $Path -Recurse -File | ForEach-Object {
        $ps = [powershell]::Create().AddScript($block).AddArgument($_.FullName)
        $ps.RunspacePool = $pool
        @{ Ps = $ps; Wait = $ps.BeginInvoke() }
    }
    foreach ($job in $jobs) {
        $job.Ps.EndInvoke($job.Wait)
        $job.Ps.Dispose()
    }
}
finally { $pool.Dispose() }
