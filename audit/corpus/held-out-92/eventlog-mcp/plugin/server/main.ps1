Set-StrictMode -Version 3
. $PSScriptRoot/tools.ps1

[Console]::OutputEncoding = [Text.UTF8Encoding]::new($false)

function Send($Object) { [Console]::Out.WriteLine(($Object | ConvertTo-Json -Depth 12 -Compress)) }

$methods = @{
    'initialize' = { @{ protocolVersion = '2024-11-05'; serverInfo = @{ name = 'eventlog'; version = '0.6.2' }; capabilities = @{ tools = @{} } } }
    'ping'       = { @{} }
    'tools/list' = { @{ tools = @($Tools.Values | ForEach-Object { @{ name = $_.name; description = $_.description; inputSchema = $_.schema } }) } }
    'tools/call' = {
        param($p)
        $tool = $Tools[[string]$p.name]
        if (-not $tool) { throw "no such tool: $($p.name)" }
        $a = @{}
        if ($p.arguments) { foreach ($x in $p.arguments.PSObject.Properties) { $a[$x.Name] = $x.Value } }
        $text = & $tool.run @a | Out-String -Width 200
        @{ content = @(@{ type = 'text'; text = $text.Trim() }) }
    }
}

while ($null -ne ($line = [Console]::In.ReadLine())) {
    if (-not $line.Trim()) { continue }
    $msg = $line | ConvertFrom-Json
    $id = $msg.PSObject.Properties['id']?.Value
    $handler = $methods[[string]$msg.method]
    if ($null -eq $id) { continue }
    if (-not $handler) { Send @{ jsonrpc = '2.0'; id = $id; error = @{ code = -32601; message = 'unknown method' } }; continue }
    try   { Send @{ jsonrpc = '2.0'; id = $id; result = (& $handler $msg.PSObject.Properties['params']?.Value) } }
    catch { Send @{ jsonrpc = '2.0'; id = $id; error = @{ code = -32000; message = "$_" } } }
}
