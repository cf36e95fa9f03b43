Get-ChildItem -Recurse -File -Include *.cs, *.ps1, *.ts |
    Group-Object Extension |
    ForEach-Object {
        $sum = ($_.Group | Get-Content | Measure-Object -Line).Lines
        [pscustomobject]@{ Ext = $_.Name; Files = $_.Count; Lines = $sum }
    } | Format-Table -AutoSize
