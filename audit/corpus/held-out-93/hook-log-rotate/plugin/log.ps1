# Только имя инструмента и время, без содержимого.
$evt = [Console]::In.ReadToEnd() | ConvertFrom-Json
$dir = Join-Path ([Environment]::GetFolderPath('LocalApplicationData')) 'hook-log-rotate/logs'
[void][IO.Directory]::CreateDirectory($dir)
$line = '{0:o} {1} {2}' -f [DateTimeOffset]::Now, $evt.session_id, $evt.tool_name
[IO.File]::AppendAllText((Join-Path $dir 'tools.log'), $line + "`n")
