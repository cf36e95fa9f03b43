#requires -Version 7
# Reads the hook event on stdin and checks the file that it names.
$ErrorActionPreference = 'Stop'
$hookEvent = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $hookEvent.tool_input.file_path

if (-not $path -or [IO.Path]::GetExtension($path) -ne '.json' -or -not (Test-Path -LiteralPath $path)) { exit 0 }

try {
    Get-Content -LiteralPath $path -Raw | ConvertFrom-Json | Out-Null
    Write-Output ("ok {0} {1}" -f $path, (Get-FileHash -LiteralPath $path -Algorithm SHA256).Hash.Substring(0, 12))
}
catch {
    [Console]::Error.WriteLine("$path is not valid JSON: $($_.Exception.Message)")
    exit 2
}
