@pwsh -NoProfile -File "%~dp0New-CoveragePage.ps1" %*
