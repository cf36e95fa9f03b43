$f = Join-Path ([IO.Path]::GetTempPath()) 'build-watch.json'
if (Test-Path $f) { if ((gc $f -Raw | ConvertFrom-Json).stale) { 'build: stale' } else { 'build: ok' } }
