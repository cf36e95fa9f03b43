$stdin = [Console]::In
while ($null -ne ($line = $stdin.ReadLine())) {
    $req = $line | ConvertFrom-Json
    $result = switch ($req.method) {
        'initialize'     { @{ protocolVersion = '2024-11-05'; serverInfo = @{ name = 'sqlproj'; version = '0.2.3' }; capabilities = @{ resources = @{} } } }
        'resources/list' {
            $sql = Get-ChildItem -Recurse -Filter *.sql -File
            @{ resources = @($sql | ForEach-Object { @{ uri = "sql:///$($_.BaseName)"; name = $_.BaseName } }) }
        }
        default          { $null }
    }
    if ($null -ne $req.id) {
        [Console]::Out.WriteLine((@{ jsonrpc = '2.0'; id = $req.id; result = $result } | ConvertTo-Json -Depth 6 -Compress))
    }
}
