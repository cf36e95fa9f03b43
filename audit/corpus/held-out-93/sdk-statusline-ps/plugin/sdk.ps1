try {
    $ctx = [Console]::In.ReadToEnd() | ConvertFrom-Json
    Set-Location -LiteralPath $ctx.workspace.current_dir
} catch { }

$parts = @()
if (Test-Path global.json)    { $parts += 'net ' + (Get-Content global.json -Raw | ConvertFrom-Json).sdk.version }
if (Test-Path .nvmrc)         { $parts += 'node ' + (Get-Content .nvmrc -TotalCount 1).Trim() }
elseif (Test-Path package.json) {
    $n = (Get-Content package.json -Raw | ConvertFrom-Json).engines.node
    if ($n) { $parts += "node $n" }
}
if (Test-Path .python-version) { $parts += 'py ' + (Get-Content .python-version -TotalCount 1).Trim() }
if (Test-Path .venv/pyvenv.cfg) {
    $v = Select-String -Path .venv/pyvenv.cfg -Pattern '^version(?:_info)?\s*=\s*([\d.]+)' | Select-Object -First 1
    if ($v) { $parts += '(venv ' + $v.Matches[0].Groups[1].Value + ')' }
}
$line = $parts -join ' | '
if ($line.Length -gt 120) { $line = $line.Substring(0, 120) }
Write-Output $line
