$big = git diff --cached --name-only | Where-Object { (Test-Path $_) -and (Get-Item $_).Length -gt 5MB }
if ($big) { Write-Warning "large files staged: $($big -join ', ')" }
