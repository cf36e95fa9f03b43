# Shows what the agent waits for, with the picture that lies beside this script.
$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$picture = Join-Path $PSScriptRoot (Join-Path 'img' 'bell.png')
$settings = Join-Path $HOME (Join-Path '.config' 'toast.json')
if (Test-Path $settings) {
    $quiet = (Get-Content $settings | ConvertFrom-Json).quiet
    if ($quiet) { return }
}
Write-Output "$($event.message) [$picture]"
