@echo off
setlocal
set PYTHONUTF8=1
where py >nul 2>nul && (
  py -3 -u "%~dp0server.py"
  exit /b %errorlevel%
)
where python >nul 2>nul && (
  python -u "%~dp0server.py"
  exit /b %errorlevel%
)
echo Python 3 was not found. 1>&2
exit /b 1
