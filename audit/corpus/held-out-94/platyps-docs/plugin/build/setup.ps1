# prepares the output folder and checks the module
$docs = Join-Path $PSScriptRoot '..' 'docs'
New-Item -ItemType Directory -Force -Path $docs | Out-Null
$module = Get-Module -ListAvailable platyPS | Select-Object -First 1
if (-not $module) {
    Write-Warning 'platyPS is not installed; help will be generated without examples.'
}
"configured $(Get-Date -Format s)" | Set-Content (Join-Path $docs '.stamp')
