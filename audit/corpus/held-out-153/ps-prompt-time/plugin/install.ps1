$marker = '# clock prompt'
$snippet = @"
$marker
function prompt { "[`$(Get-Date -Format HH:mm)] PS `$PWD> " }
"@

$target = $PROFILE.CurrentUserAllHosts
if (-not (Test-Path $target)) {
    New-Item -ItemType File -Path $target -Force | Out-Null
}
if (-not (Select-String -Path $target -SimpleMatch $marker -Quiet)) {
    Add-Content -Path $target -Value $snippet
}
Write-Host 'clock prompt is on'
