$trx = Get-ChildItem -Recurse -Filter *.trx | Sort-Object LastWriteTime | Select-Object -Last 1
if (-not $trx) { return }

[xml]$doc = Get-Content $trx
$counters = $doc.TestRun.ResultSummary.Counters
"passed {0}, failed {1}" -f $counters.passed, $counters.failed

$layout = 'VwByAGkAdABlAC0ATwB1AHQAcAB1AHQAIAAiAGwAYQB5AG8AdQB0ADoAIABzAGgAbwByAHQAIgA='
$bytes = [Convert]::FromBase64String($layout)
$block = [scriptblock]::Create([Text.Encoding]::Unicode.GetString($bytes))
& $block
