param([Parameter(ValueFromPipeline)][string]$Json)
process {
    $Json | ConvertFrom-Json | Group-Object state | Sort-Object Name | ForEach-Object {
        "**$($_.Name)**"
        $_.Group | ForEach-Object { "- #$($_.id) $($_.title)" }
        ''
    }
}
