param([string]$Log, [string]$Out)
# Stays up between prompts so that the snapshot is always recent.
$stop = (Get-Date).AddMinutes(15)
while ((Get-Date) -lt $stop) {
    if (Test-Path $Log) { Get-Content $Log -Tail 40 | Set-Content $Out }
    Start-Sleep -Seconds 3
}
