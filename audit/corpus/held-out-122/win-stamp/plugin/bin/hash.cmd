@echo off
rem hash.cmd FILE VARIABLE
set "%~2="
for /f "skip=1 delims=" %%h in ('certutil -hashfile "%~1" SHA256') do (
  if not defined %~2 set "%~2=%%h"
)
exit /b 0
