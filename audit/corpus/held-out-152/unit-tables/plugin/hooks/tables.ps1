#!/usr/bin/env pwsh
# Reports Markdown tables whose rows differ in the number of cells.
$rows = @($input) -match '^\|'
$counts = $rows | ForEach-Object { ($_ -split '\|').Count - 2 } | Sort-Object -Unique
if (@($counts).Count -gt 1) {
  '{0} rows with {1} cells' -f $rows.Count, ($counts -join ' or ')
}
