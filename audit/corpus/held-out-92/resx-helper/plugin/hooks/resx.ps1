. (Join-Path $PSScriptRoot 'strings.ps1')

$evt = [Console]::In.ReadToEnd() | ConvertFrom-Json
$p = $evt.tool_input.file_path
if ($p -notlike '*.resx') { exit 0 }

$neutral = $p -replace '\.[a-z]{2}(-[A-Z]{2})?\.resx$', '.resx'
$siblings = Get-ChildItem (Split-Path $neutral) -Filter ((Split-Path $neutral -Leaf) -replace '\.resx$', '.*.resx')

[xml]$base = Get-Content $neutral -Raw
$keys = @($base.root.data.name)

foreach ($s in $siblings) {
    [xml]$x = Get-Content $s.FullName -Raw
    $missing = $keys | Where-Object { $_ -notin @($x.root.data.name) }
    foreach ($m in $missing) { (Get-Phrase 'missing') -f $s.Name, $m }
}

Update-Phrase
