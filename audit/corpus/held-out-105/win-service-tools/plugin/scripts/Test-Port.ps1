param([Parameter(Mandatory)][string]$ComputerName, [int[]]$Port = @(135, 445, 3389, 5985))
foreach ($p in $Port) {
    $client = New-Object System.Net.Sockets.TcpClient
    try {
        $ok = $client.ConnectAsync($ComputerName, $p).Wait(1500)
        '{0}:{1} {2}' -f $ComputerName, $p, $(if ($ok) { 'open' } else { 'filtered' })
    } catch {
        '{0}:{1} closed' -f $ComputerName, $p
    } finally { $client.Dispose() }
}
