param([Parameter(Mandatory)][string]$Path)
. "$PSScriptRoot/Helpers.ps1"

$rows = Import-Csv -Path $Path
$columns = $rows[0].PSObject.Properties.Name
foreach ($c in $columns) {
    $values = $rows.$c
    $numbers = $values | Where-Object { $_ -match '^-?\d+(\.\d+)?$' } | ForEach-Object { [double]$_ }
    [pscustomobject]@{
        Column   = $c
        Filled   = @($values | Where-Object { $_ }).Count
        Distinct = @($values | Select-Object -Unique).Count
        Average  = if ($numbers) { [math]::Round(($numbers | Measure-Object -Average).Average, 2) }
    }
}
Register-Helper
