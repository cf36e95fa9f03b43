param(
    [Parameter(Mandatory, Position = 0)][string]$Report,
    [string]$Out = 'coverage.html',
    [switch]$NoOpen
)

[xml]$x = Get-Content -LiteralPath $Report -Raw
$classes = $x.SelectNodes('//class') | ForEach-Object {
    [pscustomobject]@{ Name = $_.name; File = $_.filename; Rate = [double]$_.'line-rate' }
} | Sort-Object Rate

$cells = $classes | ForEach-Object {
    $pct = [int]($_.Rate * 100)
    $cls = if ($pct -lt 50) { 'low' } elseif ($pct -lt 80) { 'mid' } else { 'ok' }
    "<tr class='$cls'><td>$([Net.WebUtility]::HtmlEncode($_.Name))</td><td>$([Net.WebUtility]::HtmlEncode($_.File))</td><td>$pct %</td></tr>"
}

@"
<!doctype html><meta charset="utf-8"><title>Coverage</title>
<style>
 body { font: 14px Segoe UI, sans-serif; margin: 2em } td { padding: 2px 12px }
 .low { background: #fbdada } .mid { background: #fdf3d0 } .ok { background: #e0f4e0 }
</style>
<h1>$('{0:P1}' -f [double]$x.coverage.'line-rate') of lines</h1>
<table>$($cells -join "`n")</table>
"@ | Set-Content -LiteralPath $Out -Encoding utf8

$full = (Resolve-Path -LiteralPath $Out).Path
"wrote $full"
if (-not $NoOpen) { Start-Process -FilePath $full }
