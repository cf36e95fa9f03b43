@echo off
setlocal EnableDelayedExpansion
set SIZE=%~1
if "%SIZE%"=="" set SIZE=4096

for /f "skip=1 tokens=1" %%m in ('wmic computersystem get TotalPhysicalMemory') do (
    if not defined MEM set MEM=%%m
)
echo Memory: %MEM%
echo Heap:   %SIZE% MB

setx NODE_OPTIONS "--max-old-space-size=%SIZE%" >nul
if errorlevel 1 (
    echo could not set the option
    exit /b 1
)
echo Open a new terminal and build again.
endlocal
