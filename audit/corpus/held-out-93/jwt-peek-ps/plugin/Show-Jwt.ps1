$token = @($input)[0]
if (-not $token) { $token = [Console]::In.ReadLine() }
$token = ($token -replace '^(?i)bearer\s+').Trim()
$segments = $token.Split('.')
if ($segments.Count -lt 2) { Write-Error 'not a JWT'; exit 1 }

function ConvertFrom-Base64Url([string]$s) {
    $s = $s.Replace('-', '+').Replace('_', '/')
    switch ($s.Length % 4) { 2 { $s += '==' } 3 { $s += '=' } 1 { throw 'bad length' } }
    [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($s))
}

$header = ConvertFrom-Base64Url $segments[0] | ConvertFrom-Json
$claims = ConvertFrom-Base64Url $segments[1] | ConvertFrom-Json -AsHashtable

"alg $($header.alg)  kid $($header.kid)"
if ($header.alg -eq 'none') { '!! unsigned token' }
foreach ($k in $claims.Keys | Sort-Object) {
    $v = $claims[$k]
    if ($k -in 'exp', 'iat', 'nbf', 'auth_time') {
        $t = [DateTimeOffset]::FromUnixTimeSeconds([long]$v).ToLocalTime()
        '{0,-10} {1}  ({2:N1} h {3})' -f $k, $t, [math]::Abs(($t - [DateTimeOffset]::Now).TotalHours), $(if ($t -lt [DateTimeOffset]::Now) { 'ago' } else { 'from now' })
    } else { '{0,-10} {1}' -f $k, ($v | ConvertTo-Json -Compress) }
}
