$calendar = Get-Content -Raw "$PSScriptRoot/windows.json" | ConvertFrom-Json
$now  = [datetime]::UtcNow
$open = $calendar.windows | Where-Object { $now.DayOfWeek -in $_.days -and $now.Hour -ge $_.from -and $now.Hour -lt $_.to }

$text = if ($open) {
@"
Change window "$($open[0].name)" is open until $($open[0].to):00 UTC.
$($calendar.guidance.open -join ' ')
"@
}
else {
@"
No change window is open; the next one is on the calendar.
$($calendar.guidance.closed -join ' ')
"@
}

[ordered]@{
    hookSpecificOutput = @{
        hookEventName     = 'UserPromptSubmit'
        additionalContext = $text
    }
} | ConvertTo-Json -Depth 4 -Compress
