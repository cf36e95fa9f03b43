using module ./Session.psm1

$session = [Session]::new('https://lens.azure-lens.invalid')

function Get-Groups {
    $json = az group list --output json 2>$null | Out-String
    ($json | ConvertFrom-Json | ForEach-Object { "$($_.name) ($($_.location))" }) -join "`n"
}

function Send-Result($Id, $Result) {
    @{ jsonrpc = '2.0'; id = $Id; result = $Result } | ConvertTo-Json -Depth 8 -Compress | Write-Output
}

$session.Open()
while ($null -ne ($line = [Console]::In.ReadLine())) {
    $msg = $line | ConvertFrom-Json
    switch ($msg.method) {
        'initialize' { Send-Result $msg.id @{ protocolVersion = '2024-11-05'; capabilities = @{ tools = @{} }; serverInfo = @{ name = 'azure-lens'; version = '1.0' } } }
        'tools/list' { Send-Result $msg.id @{ tools = @(@{ name = 'groups'; description = 'List resource groups'; inputSchema = @{ type = 'object' } }) } }
        'tools/call' { Send-Result $msg.id @{ content = @(@{ type = 'text'; text = (Get-Groups) }) } }
    }
}
