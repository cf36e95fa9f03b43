@echo off
pwsh -NoProfile -ExecutionPolicy Bypass -File "%~dp0..\Check.ps1"
exit /b %ERRORLEVEL%
