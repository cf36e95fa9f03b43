# Formats the edited file with the settings of the nearest project.
$evt  = $input | Out-String | ConvertFrom-Json
$file = $evt.tool_input.file_path
if (-not $file -or [IO.Path]::GetExtension($file) -ne '.cs') { exit 0 }
if ($file -match '\\(obj|bin)\\' -or $file -like '*.g.cs') { exit 0 }

$dir = Split-Path -Parent $file
while ($dir -and -not (Get-ChildItem -Path $dir -Filter *.csproj -ErrorAction SilentlyContinue)) {
    $dir = Split-Path -Parent $dir
}
if (-not $dir) { exit 0 }

$project = (Get-ChildItem -Path $dir -Filter *.csproj | Select-Object -First 1).FullName
& dotnet format $project --include $file --no-restore --verbosity quiet
if ($LASTEXITCODE -ne 0) {
    [Console]::Error.WriteLine("dotnet format failed for $project")
}
exit 0
