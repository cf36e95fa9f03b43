@echo off
setlocal EnableDelayedExpansion
set "HERE=%~dp0"
set "OUT=%CD%\version.txt"
set /a N=0
if exist "%OUT%" (
  for /f "tokens=2 delims==" %%a in ('findstr /b "build=" "%OUT%"') do set /a N=%%a
)
set /a N+=1
for /f "delims=" %%c in ('git rev-parse --short HEAD 2^>nul') do set "REV=%%c"
if not defined REV set "REV=unknown"
> "%OUT%" echo build=!N!
>>"%OUT%" echo commit=!REV!
>>"%OUT%" echo date=%DATE% %TIME%
call "%HERE%sign.cmd" "%OUT%"
type "%OUT%"
endlocal
