$e = [Console]::In.ReadToEnd() | ConvertFrom-Json
$f = $e.tool_input.file_path
if ($f -like '*.ps1' -and (Test-Path $f)) {
  (Get-Content $f) | ForEach-Object { $_.TrimEnd() } | Set-Content $f -Encoding utf8
}
