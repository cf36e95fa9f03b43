@echo off
setlocal EnableDelayedExpansion
if "%~1"=="" (
  echo usage: sums.cmd FOLDER
  exit /b 2
)
set "OUT=%~1\SHA256SUMS"
if exist "%OUT%" del "%OUT%"
set /a N=0
for %%f in ("%~1\*.zip" "%~1\*.exe" "%~1\*.msi") do (
  call "%~dp0hash.cmd" "%%~ff" H
  >>"%OUT%" echo !H!  %%~nxf
  set /a N+=1
)
echo !N! file(s)
if exist "%OUT%" type "%OUT%"
endlocal
