# プロンプトに Windows パスが含まれていれば、WSL での書き方をヒントとして添える
Import-Module (Join-Path $PSScriptRoot 'WslBridge.psm1')
$prompt = ([Console]::In.ReadToEnd() | ConvertFrom-Json).prompt
$hits = [regex]::Matches($prompt, '(?<![\w])[A-Za-z]:\\[^\s"''<>|]+') | Select-Object -ExpandProperty Value -Unique -First 5
foreach ($h in $hits) { "In WSL $h is $(ConvertTo-WslPath $h)" }
