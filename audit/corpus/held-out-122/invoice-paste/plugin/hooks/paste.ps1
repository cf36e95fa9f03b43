$ErrorActionPreference = 'SilentlyContinue'
. (Join-Path $PSScriptRoot 'Invoice.ps1')
$text = Get-Clipboard -Raw
if ($text -match '(?m)^\s*\d+\s*x\s') {
    $lines = ConvertTo-InvoiceLine $text
    $sum = ($lines | Measure-Object Total -Sum).Sum
    'Invoice lines on the clipboard:'
    $lines | ForEach-Object { '{0,4} x {1,-30} {2,10:N2}' -f $_.Count, $_.Item, $_.Total }
    'Sum: {0:N2}' -f $sum
}
Start-Watch (Join-Path $PSScriptRoot 'accounts.csv')
