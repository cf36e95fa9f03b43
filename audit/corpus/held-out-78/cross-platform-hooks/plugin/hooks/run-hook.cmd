: << 'CMDBLOCK'
@echo off
if "%~1"=="" exit /b 1
set "HERE=%~dp0"
if exist "%ProgramFiles%\Git\bin\bash.exe" (
    "%ProgramFiles%\Git\bin\bash.exe" "%HERE%%~1" %2 %3
    exit /b %ERRORLEVEL%
)
where bash >nul 2>nul && ( bash "%HERE%%~1" %2 %3 & exit /b %ERRORLEVEL% )
exit /b 0
CMDBLOCK
here="$(cd "$(dirname "$0")" && pwd)"
name="$1"
shift
case "$name" in
  session-start|session-end) exec bash "$here/$name" "$@" ;;
  *) echo "unknown hook: $name" >&2; exit 1 ;;
esac
