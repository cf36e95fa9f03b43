$payload = $input | Out-String | ConvertFrom-Json
if ($payload.tool_input.file_path -notlike '*.psd1') { return }

Import-Module (Join-Path $PSScriptRoot NoteWriter.psm1) -Force
$manifest = Import-PowerShellDataFile -LiteralPath $payload.tool_input.file_path
if (-not $manifest.ModuleVersion) { return }

$log = Join-Path (Split-Path $payload.tool_input.file_path) CHANGELOG.md
if (Test-Path $log) {
    Write-Note -Line (Get-Content $log) -Version $manifest.ModuleVersion |
        Set-Content (Join-Path (Split-Path $log) RELEASE.draft.md)
}
