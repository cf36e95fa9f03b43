$steps = Import-PowerShellDataFile -Path (Join-Path $PSScriptRoot 'steps.psd1')
. (Join-Path $PSScriptRoot 'Steps.ps1')

$tasks = @(Select-String -Path *.md -Pattern '^- \[ \] ' -ErrorAction SilentlyContinue)
Write-Output "Open tasks: $($tasks.Count)"

foreach ($s in $steps.After) {
    & "Step-$($s.Verb)" -Where $s.Where -Text $s.Text
}
