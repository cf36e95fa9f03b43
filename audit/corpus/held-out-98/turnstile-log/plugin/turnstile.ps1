param([switch] $Count)

$folder = Join-Path $PSScriptRoot 'data'
$file = Join-Path $folder 'days.csv'
$today = Get-Date -Format 'yyyy-MM-dd'

$rows = @()
if (Test-Path -LiteralPath $file) { $rows = @(Import-Csv -LiteralPath $file) }

if ($Count) {
    $call = [Console]::In.ReadToEnd() | ConvertFrom-Json
    $tool = $call.tool_name
    $row = $rows | Where-Object { $_.Day -eq $today -and $_.Tool -eq $tool } | Select-Object -First 1
    if ($row) { $row.Uses = 1 + [int] $row.Uses }
    else { $rows += [pscustomobject]@{ Day = $today; Tool = $tool; Uses = 1 } }

    $null = New-Item -ItemType Directory -Path $folder -Force
    $oldest = (Get-Date).AddDays(-60).ToString('yyyy-MM-dd')
    $rows | Where-Object Day -ge $oldest | Export-Csv -LiteralPath $file -NoTypeInformation -Encoding utf8
    return
}

$mine = $rows | Where-Object Day -eq $today | Sort-Object { [int] $_.Uses } -Descending
if (-not $mine) { 'quiet so far'; return }
$sum = ($mine | Measure-Object -Property Uses -Sum).Sum
$top = ($mine | Select-Object -First 4 | ForEach-Object { '{0} {1}' -f $_.Tool, $_.Uses }) -join ', '
"$sum today: $top"
