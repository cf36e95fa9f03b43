[CmdletBinding(DefaultParameterSetName = 'Jwt')]
param(
    [Parameter(Mandatory, ParameterSetName = 'Jwt')][string]$Token,
    [Parameter(Mandatory, ParameterSetName = 'Saml')][string]$Saml
)

function ConvertFrom-Base64Url([string]$Text) {
    $s = $Text.Replace('-', '+').Replace('_', '/')
    switch ($s.Length % 4) { 2 { $s += '==' } 3 { $s += '=' } 1 { throw 'not base64url' } }
    [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($s))
}

function Expand-Deflate([byte[]]$Bytes) {
    $in = [IO.MemoryStream]::new($Bytes)
    $z  = [IO.Compression.DeflateStream]::new($in, [IO.Compression.CompressionMode]::Decompress)
    [IO.StreamReader]::new($z).ReadToEnd()
}

if ($PSCmdlet.ParameterSetName -eq 'Saml') {
    $bytes = [Convert]::FromBase64String([uri]::UnescapeDataString($Saml))
    $text  = if ($bytes[0] -eq 0x3c) { [Text.Encoding]::UTF8.GetString($bytes) } else { Expand-Deflate $bytes }
    $doc = [Xml.XmlDocument]::new()
    $doc.XmlResolver = $null
    $doc.LoadXml($text)
    $sw = [IO.StringWriter]::new()
    $xw = [Xml.XmlTextWriter]::new($sw); $xw.Formatting = 'Indented'
    $doc.WriteContentTo($xw)
    $sw.ToString()
    return
}

$h, $p, $null = $Token.Split('.')
'header'; ConvertFrom-Base64Url $h | ConvertFrom-Json | Format-List | Out-String
$claims = ConvertFrom-Base64Url $p | ConvertFrom-Json
foreach ($t in 'iat', 'nbf', 'exp') {
    if ($claims.PSObject.Properties[$t]) {
        $claims.$t = '{0} ({1:u})' -f $claims.$t, [DateTimeOffset]::FromUnixTimeSeconds([long]$claims.$t)
    }
}
'claims'; $claims | Format-List | Out-String
