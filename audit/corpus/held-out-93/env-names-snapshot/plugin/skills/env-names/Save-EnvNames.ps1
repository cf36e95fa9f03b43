param(
    [ValidatePattern('^[a-z0-9-]{1,20}$')][string]$Label = 'default',
    [string[]]$Compare
)
$store = Join-Path ([IO.Path]::GetTempPath()) 'env-names'
$null = New-Item -ItemType Directory -Path $store -Force

if ($Compare) {
    $left, $right = foreach ($n in $Compare[0..1]) {
        , (Get-Content (Join-Path $store "$n.json") -Raw | ConvertFrom-Json)
    }
    Compare-Object $left $right -Property name, length | Sort-Object name | ForEach-Object {
        '{0} {1} ({2} chars)' -f $_.SideIndicator, $_.name, $_.length
    }
    return
}

Get-ChildItem Env: | Sort-Object Name | ForEach-Object {
    $secret = $_.Name -match 'KEY|TOKEN|SECRET|PASS|CREDENTIAL'
    [ordered]@{ name = $_.Name; length = if ($secret) { -1 } else { $_.Value.Length } }
} | ConvertTo-Json | Set-Content -Path (Join-Path $store "$Label.json") -Encoding utf8

"saved $Label"
