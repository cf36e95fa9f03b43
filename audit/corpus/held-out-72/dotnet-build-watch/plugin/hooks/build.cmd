@echo off
setlocal EnableDelayedExpansion
rem Builds the nearest solution and prints the first error only.

set "sln="
for %%f in (*.sln) do set "sln=%%f"
if not defined sln exit /b 0

call "%~dp0tools.cmd" ensure

dotnet build "%sln%" -nologo -v q > "%TEMP%\build.log" 2>&1
if errorlevel 1 (
  for /f "tokens=*" %%l in ('findstr /c:": error " "%TEMP%\build.log"') do (
    echo %%l 1>&2
    exit /b 2
  )
)
exit /b 0
