[CmdletBinding()]
[OutputType([pscustomobject])]
param(
    [Parameter(Mandatory, ValueFromPipeline)]
    [ValidatePattern('^[\w-]+\.[\w-]+\.[\w-]*$')]
    [string] $Token
)

begin {
    function ConvertFrom-Base64Url {
        param([string] $Text)
        $b64 = $Text.Replace('-', '+').Replace('_', '/')
        $b64 = $b64.PadRight($b64.Length + (4 - $b64.Length % 4) % 4, '=')
        [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))
    }

    function ConvertFrom-Epoch {
        param([long] $Seconds)
        [DateTimeOffset]::FromUnixTimeSeconds($Seconds).UtcDateTime
    }
}

process {
    $head, $body, $null = $Token -split '\.'
    $claims = ConvertFrom-Base64Url $body | ConvertFrom-Json -AsHashtable
    foreach ($k in 'exp', 'nbf', 'iat') {
        if ($claims.ContainsKey($k)) { $claims[$k] = ConvertFrom-Epoch $claims[$k] }
    }
    [pscustomobject]@{
        Header  = ConvertFrom-Base64Url $head | ConvertFrom-Json
        Claims  = [pscustomobject] $claims
        Expired = $claims.exp -and $claims.exp -lt [datetime]::UtcNow
    } | ConvertTo-Json -Depth 6
}
