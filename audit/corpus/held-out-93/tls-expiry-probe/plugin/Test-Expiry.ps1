param([string]$HostList = "$PSScriptRoot/hosts.txt", [int]$TimeoutMs = 4000)

function Get-PeerCertificate([string]$Name, [int]$Port) {
    $client = New-Object System.Net.Sockets.TcpClient
    try {
        if (-not $client.ConnectAsync($Name, $Port).Wait($TimeoutMs)) { throw 'timeout' }
        $stream = $client.GetStream()
        # We want to see expired certificates too, so accept any; nothing is sent after the handshake.
        $accept = [System.Net.Security.RemoteCertificateValidationCallback] { param($s, $c, $ch, $e) $true }
        $tls = New-Object System.Net.Security.SslStream($stream, $false, $accept)
        $tls.AuthenticateAsClient($Name)
        $cert = New-Object System.Security.Cryptography.X509Certificates.X509Certificate2($tls.RemoteCertificate)
        $tls.Dispose()
        return $cert
    }
    finally { $client.Close() }
}

foreach ($entry in Get-Content $HostList | Where-Object { $_ -and $_ -notlike '#*' }) {
    $name, $port = $entry.Split(':')
    try {
        $c = Get-PeerCertificate $name ([int]($port ?? 443))
        $left = [math]::Floor(($c.NotAfter - (Get-Date)).TotalDays)
        $flag = if ($left -lt 0) { 'EXPIRED' } elseif ($left -lt 30) { 'soon' } else { 'ok' }
        '{0,-28} {1,5} days  {2,-8} {3}' -f $entry, $left, $flag, $c.GetNameInfo('SimpleName', $true)
    }
    catch { '{0,-28} {1}' -f $entry, $_.Exception.Message }
}
