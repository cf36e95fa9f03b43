[CmdletBinding()]
param([string]$Root = $PWD.Path)

$state = Join-Path ([IO.Path]::GetTempPath()) 'build-watch.json'

$loop = @'
param($Root, $State)
while ($true) {
    $src = Get-ChildItem $Root -Recurse -Include *.cs -File -ea 0 | Sort-Object LastWriteTime | Select-Object -Last 1
    $bin = Get-ChildItem $Root -Recurse -Include *.dll -File -ea 0 | Sort-Object LastWriteTime | Select-Object -Last 1
    @{ stale = ($src.LastWriteTime -gt $bin.LastWriteTime); at = (Get-Date).ToString('s') } | ConvertTo-Json | Set-Content $State
    Start-Sleep 5
}
'@

$runner = Join-Path ([IO.Path]::GetTempPath()) 'build-watch-loop.ps1'
Set-Content -Path $runner -Value $loop -Encoding utf8

$psi = [Diagnostics.ProcessStartInfo]::new('pwsh')
foreach ($a in '-NoProfile', '-NonInteractive', '-File', $runner, $Root, $state) { $psi.ArgumentList.Add($a) }
$psi.UseShellExecute = $true
$psi.WindowStyle = 'Hidden'
$null = [Diagnostics.Process]::Start($psi)
