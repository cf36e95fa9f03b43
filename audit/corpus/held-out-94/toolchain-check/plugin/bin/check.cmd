@echo off
setlocal
where pwsh >nul 2>&1 && (set PS=pwsh) || (set PS=powershell)
%PS% -NoProfile -ExecutionPolicy Bypass -File "%~dp0..\lib\Check.ps1" %*
exit /b %ERRORLEVEL%
