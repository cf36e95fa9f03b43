[CmdletBinding(SupportsShouldProcess)]
param(
    [Parameter(Mandatory)][ValidatePattern('^[a-z][a-z0-9-]{1,30}$')][string] $Name,
    [string] $Schedule = '0 */5 * * * *'
)

$ErrorActionPreference = 'Stop'
$root = Join-Path $PWD $Name
if (Test-Path $root) { throw "$root exists already." }

$files = [ordered]@{
    'host.json' = [ordered]@{
        version           = '2.0'
        managedDependency = @{ enabled = $true }
    } | ConvertTo-Json

    'Timer/function.json' = @{
        bindings = @(@{ name = 'Timer'; type = 'timerTrigger'; direction = 'in'; schedule = $Schedule })
    } | ConvertTo-Json -Depth 4

    'requirements.psd1' = "@{`n    # 'Az.Accounts' = '3.*'`n}"

    'profile.ps1' = @'
# Runs at every cold start of the app.
if ($env:MSI_SECRET) {
    Disable-AzContextAutosave -Scope Process | Out-Null
    Connect-AzAccount -Identity
}
'@

    'Timer/run.ps1' = @'
param($Timer)
if ($Timer.IsPastDue) { Write-Host 'late' }
Write-Host "tick $(Get-Date -Format o)"
'@
}

foreach ($f in $files.GetEnumerator()) {
    $target = Join-Path $root $f.Key
    if ($PSCmdlet.ShouldProcess($target, 'create')) {
        $null = New-Item -ItemType Directory -Force -Path (Split-Path $target)
        Set-Content -LiteralPath $target -Value $f.Value -Encoding utf8NoBOM
    }
}
Get-ChildItem -Recurse -File $root | Resolve-Path -Relative
