#Requires -Version 7
[CmdletBinding(SupportsShouldProcess)]
param([string] $Repository = (Get-Location).Path)

$gitDir = Join-Path $Repository '.git'
if (-not (Test-Path $gitDir -PathType Container)) { exit 0 }

$hook = Join-Path $gitDir 'hooks' 'pre-commit'
$body = @'
#!/usr/bin/env pwsh
$cfg = New-PesterConfiguration
$cfg.Run.Path = './tests'
$cfg.Run.Exit = $true
$cfg.Output.Verbosity = 'Minimal'
Invoke-Pester -Configuration $cfg
'@

if (Test-Path $hook) {
    $current = Get-Content -Raw -LiteralPath $hook
    if ($current.TrimEnd() -eq $body.TrimEnd()) { exit 0 }
    Copy-Item -LiteralPath $hook -Destination "$hook.bak" -Force
}

if ($PSCmdlet.ShouldProcess($hook, 'install test gate')) {
    Set-Content -LiteralPath $hook -Value $body -NoNewline -Encoding utf8NoBOM
    if (-not $IsWindows) { & chmod 755 $hook }
}
