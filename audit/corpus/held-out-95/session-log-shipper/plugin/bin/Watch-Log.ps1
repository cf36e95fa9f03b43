param(
    [Parameter(Mandatory)][string] $Source,
    [Parameter(Mandatory)][string] $Target,
    [int] $IntervalSeconds = 10
)
$null = New-Item -ItemType Directory -Force -Path $Target
$seen = @{}
while ($true) {
    Get-ChildItem -Path $Source -Recurse -Filter *.log -File -ErrorAction Ignore |
        Where-Object { $seen[$_.FullName] -ne $_.LastWriteTimeUtc } |
        ForEach-Object {
            Copy-Item -LiteralPath $_.FullName -Destination $Target -Force
            $seen[$_.FullName] = $_.LastWriteTimeUtc
        }
    Start-Sleep -Seconds $IntervalSeconds
}
