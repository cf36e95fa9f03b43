param(
    [ValidateSet('dark', 'light', 'sea')]
    [string]$Theme = 'dark'
)

$map = Get-Content (Join-Path $PSScriptRoot 'themes.json') -Raw | ConvertFrom-Json
$color = $map.$Theme

$block = @"

# prompt-colors-ps
Set-PSReadLineOption -Colors @{ Command = '$($color.command)'; String = '$($color.string)' }
"@

if (-not (Test-Path $PROFILE)) {
    $null = New-Item -ItemType File -Path $PROFILE -Force
}
if (-not (Select-String -Path $PROFILE -Pattern 'prompt-colors-ps' -Quiet)) {
    Add-Content -Path $PROFILE -Value $block
    Write-Output "Theme $Theme is now set for new shells."
}
