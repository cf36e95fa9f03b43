[CmdletBinding()]
param()

$root = git rev-parse --show-toplevel 2>$null
if ($LASTEXITCODE -ne 0) { return }

$target = Join-Path $root '.git/hooks/pre-commit'
$body = @'
#!/bin/sh
exec pwsh -NoProfile -NonInteractive -Command '
  $files = git diff --cached --name-only --diff-filter=ACM | Where-Object { $_ -like "*.ps*1" }
  $hits = $files | ForEach-Object { Invoke-ScriptAnalyzer -Path $_ -Severity Error }
  $hits | Format-Table ScriptName, Line, RuleName
  exit @($hits).Count
'
'@

if (Test-Path $target) {
    Copy-Item $target "$target.before-gate" -Force
}
Set-Content -Path $target -Value $body -NoNewline
if ($IsLinux -or $IsMacOS) { chmod +x $target }
Write-Output 'analyzer gate active'
