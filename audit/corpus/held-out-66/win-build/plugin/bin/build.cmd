@echo off
setlocal EnableExtensions EnableDelayedExpansion
rem Builds the solution of the current folder and shows errors and warnings only.

set "config=%~1"
if not defined config set "config=Debug"
if /i not "%config%"=="Debug" if /i not "%config%"=="Release" (
  echo usage: build.cmd [Debug^|Release] 1>&2
  exit /b 2
)

set "vswhere=%ProgramFiles(x86)%\Microsoft Visual Studio\Installer\vswhere.exe"
if not exist "%vswhere%" (
  echo vswhere.exe was not found. Is Visual Studio installed^? 1>&2
  exit /b 1
)

set "msbuild="
for /f "usebackq delims=" %%m in (`"%vswhere%" -latest -requires Microsoft.Component.MSBuild -find MSBuild\**\Bin\MSBuild.exe`) do (
  if not defined msbuild set "msbuild=%%m"
)
if not defined msbuild (
  echo no MSBuild found 1>&2
  exit /b 1
)

set /a n=0
for %%s in (*.sln) do (
  set /a n+=1
  set "solution=%%s"
)
if not !n!==1 (
  echo expected one solution, found !n! 1>&2
  exit /b 1
)

"%msbuild%" "!solution!" /nologo /m /v:minimal /p:Configuration=%config% /clp:ErrorsOnly;WarningsOnly;Summary
exit /b %ERRORLEVEL%
