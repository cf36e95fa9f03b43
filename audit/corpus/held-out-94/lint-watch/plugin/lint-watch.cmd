@echo off
rem results land in .lint\latest.json
start "" /b pwsh -NoProfile -WindowStyle Hidden -File "%~dp0watch\Watch.ps1" -Path "%CD%"
exit /b 0
