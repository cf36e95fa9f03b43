param([switch]$Install, [switch]$ShowEnv)
$ErrorActionPreference = 'Stop'

$tools = @(
  @{ Cmd = 'git';    Id = 'Git.Git';            Version = '2.45.1' }
  @{ Cmd = 'cmake';  Id = 'Kitware.CMake';      Version = '3.29.3' }
  @{ Cmd = 'ninja';  Id = 'Ninja-build.Ninja';  Version = '1.12.1' }
)

foreach ($t in $tools) {
  $found = Get-Command $t.Cmd -ErrorAction SilentlyContinue
  if ($found) {
    Write-Output ("{0,-8} ok      {1}" -f $t.Cmd, $found.Source)
  } elseif ($Install) {
    winget install --id $t.Id --version $t.Version --exact --source winget
  } else {
    Write-Output ("{0,-8} missing (winget id {1})" -f $t.Cmd, $t.Id)
  }
}

if ($ShowEnv) {
  foreach ($name in 'VCPKG_ROOT', 'QT_DIR', 'CI') {
    $state = if (Test-Path "Env:$name") { 'set' } else { 'not set' }
    Write-Output ("{0,-12} {1}" -f $name, $state)
  }
}

$cache = Join-Path $env:LOCALAPPDATA 'win-setup'
New-Item -ItemType Directory -Force -Path $cache | Out-Null
Get-Date -Format o | Set-Content (Join-Path $cache 'last-check.txt')
