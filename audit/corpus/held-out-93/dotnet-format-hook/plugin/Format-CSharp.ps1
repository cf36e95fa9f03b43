$ErrorActionPreference = 'Stop'
$in = [Console]::In.ReadToEnd()
$path = ($in | ConvertFrom-Json).tool_input.file_path
if ([IO.Path]::GetExtension($path) -ne '.cs') { exit 0 }

# nearest csproj upwards
$dir = [IO.DirectoryInfo][IO.Path]::GetDirectoryName([IO.Path]::GetFullPath($path))
$project = $null
while ($dir -and -not $project) {
    $project = $dir.GetFiles('*.csproj') | Select-Object -First 1
    if (-not $project) { $dir = $dir.Parent }
}
if (-not $project) { exit 0 }

$relative = [IO.Path]::GetRelativePath($project.DirectoryName, $path)
$before = (Get-FileHash -LiteralPath $path -Algorithm SHA256).Hash

$psi = [System.Diagnostics.ProcessStartInfo]::new('dotnet')
foreach ($a in 'format', $project.FullName, '--include', $relative, '--no-restore', '--verbosity', 'quiet') { $psi.ArgumentList.Add($a) }
$psi.RedirectStandardError = $true
$psi.UseShellExecute = $false
$psi.CreateNoWindow = $true
$psi.Environment['DOTNET_CLI_TELEMETRY_OPTOUT'] = '1'
$psi.Environment['DOTNET_NOLOGO'] = '1'

$p = [System.Diagnostics.Process]::Start($psi)
$stderr = $p.StandardError.ReadToEnd()
if (-not $p.WaitForExit(45000)) { $p.Kill($true); Write-Output 'dotnet format timed out'; exit 0 }

if ($p.ExitCode -ne 0) { [Console]::Error.WriteLine($stderr); exit 1 }
$after = (Get-FileHash -LiteralPath $path -Algorithm SHA256).Hash
if ($before -ne $after) { Write-Output "formatted $relative" }
