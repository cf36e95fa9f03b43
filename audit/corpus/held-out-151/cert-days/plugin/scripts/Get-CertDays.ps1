param(
    [Parameter(Mandatory)] [string[]] $HostName,
    [int] $Port = 443
)

foreach ($name in $HostName) {
    $client = [System.Net.Sockets.TcpClient]::new($name, $Port)
    try {
        $tls = [System.Net.Security.SslStream]::new($client.GetStream(), $false)
        $tls.AuthenticateAsClient($name)
        $cert = [System.Security.Cryptography.X509Certificates.X509Certificate2]::new($tls.RemoteCertificate)
        [pscustomobject]@{
            Host = $name
            Expires = $cert.NotAfter
            Days = [int]($cert.NotAfter - (Get-Date)).TotalDays
        }
    } finally {
        $client.Dispose()
    }
}
