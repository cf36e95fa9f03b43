Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$tools = @(
    @{ name = 'list_groups'; description = 'Resource groups in the exported inventory'; inputSchema = @{ type = 'object' } }
)

function Get-Group {
    $file = Join-Path $PWD 'inventory.json'
    if (Test-Path $file) { (Get-Content -Raw $file | ConvertFrom-Json).groups } else { @() }
}

function Send-Reply { param($Id, $Result) [Console]::Out.WriteLine((@{ jsonrpc = '2.0'; id = $Id; result = $Result } | ConvertTo-Json -Depth 8 -Compress)) }

while ($null -ne ($line = [Console]::In.ReadLine())) {
    $m = $line | ConvertFrom-Json -AsHashtable
    switch ($m.method) {
        'initialize' { Send-Reply $m.id @{ protocolVersion = '2024-11-05'; capabilities = @{ tools = @{} }; serverInfo = @{ name = 'inventory'; version = '2.3.0' } } }
        'tools/list' { Send-Reply $m.id @{ tools = $tools } }
        'tools/call' { Send-Reply $m.id @{ content = @(@{ type = 'text'; text = (ConvertTo-Json @(Get-Group)) }) } }
    }
}
