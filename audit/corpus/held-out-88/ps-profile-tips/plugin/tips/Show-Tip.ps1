Set-StrictMode -Version Latest
Import-Module (Join-Path $PSScriptRoot 'Tip.psm1')
$data = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'tips.psd1')
Get-Random -InputObject $data.Tips | Write-Output
Save-Tip -Store (Get-TipStore -Scope $data.Scope) -Text $data.Extra
