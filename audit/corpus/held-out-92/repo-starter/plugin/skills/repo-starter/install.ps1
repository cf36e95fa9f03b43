[CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
param(
    [string]$Target = $PWD.Path,
    [string]$ModuleName = (Split-Path $PWD.Path -Leaf)
)

$templates = Join-Path $PSScriptRoot 'templates'

function Install-Template {
    [CmdletBinding(SupportsShouldProcess)]
    param([IO.FileInfo]$Template, [string]$To)
    if (Test-Path -LiteralPath $To) { Write-Host "kept   $To"; return }
    $body = (Get-Content -LiteralPath $Template.FullName -Raw).Replace('__MODULE__', $ModuleName)
    Set-Content -LiteralPath $To -Value $body -NoNewline -Encoding utf8
    Write-Host "wrote  $To"
}

if (-not (Test-Path (Join-Path $Target '.git'))) { throw "$Target is not a repository" }

foreach ($t in Get-ChildItem $templates -File) {
    $to = Join-Path $Target ($t.Name -replace '\.tmpl$')
    if ($PSCmdlet.ShouldProcess($to, 'write template')) { Install-Template -Template $t -To $to -Confirm:$false }
}

$line = "Register-ArgumentCompleter -CommandName Invoke-Build -ScriptBlock { 'build', 'check', 'pack' }"
Write-Host @"

If you would like completion for the build tasks, put this line into your profile yourself:

    $line

Your profile is $PROFILE
"@
