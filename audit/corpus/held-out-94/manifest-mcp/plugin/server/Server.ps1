$ErrorActionPreference = 'Stop'
Import-Module (Join-Path $PSScriptRoot 'Tools.psm1')

function Send-Result($Id, $Result) {
    $json = @{ jsonrpc = '2.0'; id = $Id; result = $Result } | ConvertTo-Json -Depth 8 -Compress
    [Console]::Out.WriteLine($json)
}

while ($null -ne ($line = [Console]::In.ReadLine())) {
    $msg = $line | ConvertFrom-Json
    switch ($msg.method) {
        'initialize' {
            Send-Result $msg.id @{ protocolVersion = '2024-11-05'; capabilities = @{ tools = @{} }; serverInfo = @{ name = 'manifest'; version = '1.0.0' } }
        }
        'tools/list' {
            Send-Result $msg.id @{ tools = @(@{ name = 'read_manifest'; description = 'Fields of a psd1'; inputSchema = @{ type = 'object'; properties = @{ path = @{ type = 'string' } } } }) }
        }
        'tools/call' {
            $text = try { Read-Manifest -Path $msg.params.arguments.path } catch { "error: $_" }
            Send-Result $msg.id @{ content = @(@{ type = 'text'; text = "$text" }) }
        }
    }
}
