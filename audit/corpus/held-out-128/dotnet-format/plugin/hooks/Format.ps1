#requires -Version 7
$ev = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $ev.tool_input.file_path
if (-not $file -or [IO.Path]::GetExtension($file) -ne '.cs') { exit 0 }

# nearest project above the file
$dir = Split-Path -Parent $file
while ($dir -and -not (Get-ChildItem -Path $dir -Filter *.csproj)) { $dir = Split-Path -Parent $dir }
if ($dir) { dotnet format $dir --include $file --no-restore --verbosity quiet }
exit 0
