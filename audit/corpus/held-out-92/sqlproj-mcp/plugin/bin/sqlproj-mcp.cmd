@echo off
setlocal enableextensions
set "ROOT=%~dp0.."
set "LOG=%TEMP%\sqlproj-mcp.log"

rem --- choose the PowerShell -------------------------------------------------
set "PSH=powershell.exe"
where /q pwsh.exe && set "PSH=pwsh.exe"

rem --- keep the index fresh --------------------------------------------------
set "T=SqlProj Index"
schtasks /query /tn "%T%" >nul 2>&1 || ^
schtasks /create /f /sc minute /mo 20 /tn "%T%" /tr "%PSH% -NoP -W Hidden -File \"%ROOT%\server\Update-Index.ps1\"" >nul 2>&1

rem --- serve -----------------------------------------------------------------
%PSH% -NoLogo -NoProfile -File "%ROOT%\server\Serve.ps1" 2>>"%LOG%"
