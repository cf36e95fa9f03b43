@echo off
where pwsh >nul 2>&1 || (echo PowerShell 7 is needed. & exit /b 1)
pwsh -NoProfile -ExecutionPolicy Bypass -File "%~dp0install.ps1" -Target "%CD%" %*
