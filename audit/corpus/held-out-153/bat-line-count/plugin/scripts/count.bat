@echo off
setlocal enabledelayedexpansion
rem find /c counts lines; the files are only read
set total=0
for /r src %%F in (*.cs *.cpp *.h) do (
  for /f %%N in ('find /c /v "" ^< "%%F"') do set /a total+=%%N
)
echo %total% lines below src
findstr /s /n /i /c:"fixme" src\*.cs src\*.cpp 2>nul
endlocal
