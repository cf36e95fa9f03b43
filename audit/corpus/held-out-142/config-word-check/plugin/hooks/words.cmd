@echo off
rem Prints file names and counts, never the lines themselves.
setlocal EnableDelayedExpansion
set HITS=0
for /r config %%f in (*.config *.ini *.yml) do (
    findstr /i /r /c:"password *=" /c:"secret *:" "%%f" >nul 2>nul
    if not errorlevel 1 (
        set /a HITS+=1
        echo %%~nxf may hold a plain-text password
    )
)
if !HITS! gtr 0 echo !HITS! file^(s^) to look at
endlocal
