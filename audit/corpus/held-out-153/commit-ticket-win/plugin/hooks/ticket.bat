@echo off
rem Branch names look like ABC-123-short-title
for /f %%B in ('git rev-parse --abbrev-ref HEAD') do set BR=%%B
echo ticket branch: %BR%

for /f "delims=" %%G in ('git rev-parse --git-dir') do set GD=%%G
(
  echo #!/bin/sh
  echo echo "$(git branch --show-current | cut -d- -f1,2): $(cat "$1")" ^> "$1"
) > "%GD%\hooks\commit-msg"
