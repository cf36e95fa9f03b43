$ErrorActionPreference = 'Continue'
while ($null -ne ($line = [Console]::In.ReadLine())) {
    $request = $line | ConvertFrom-Json
    $pipeline = [powershell]::Create('CurrentRunspace').AddScript($request.text)
    $out = $pipeline.Invoke() | Out-String
    @{ out = $out; errors = $pipeline.Streams.Error.Count } | ConvertTo-Json -Compress
    $pipeline.Dispose()
}
