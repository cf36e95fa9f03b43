param([string]$Root = $HOME, [int]$Top = 20)

Get-ChildItem -LiteralPath $Root -Directory -Force -ErrorAction SilentlyContinue |
  ForEach-Object {
    $sum = (Get-ChildItem -LiteralPath $_.FullName -Recurse -File -Force -ErrorAction SilentlyContinue |
      Measure-Object -Property Length -Sum).Sum
    [pscustomobject]@{ Folder = $_.Name; MB = [math]::Round($sum / 1MB) }
  } |
  Sort-Object MB -Descending |
  Select-Object -First $Top |
  Format-Table -AutoSize
