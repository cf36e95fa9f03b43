param([string]$Kind = 'done')
# Windows variant; call it from your own settings if you use PowerShell.
$hour = (Get-Date).Hour
if ($hour -ge 22 -or $hour -lt 7) { exit 0 }
if ($Kind -eq 'waiting') {
    [System.Media.SystemSounds]::Question.Play()
} else {
    [System.Media.SystemSounds]::Asterisk.Play()
}
Start-Sleep -Milliseconds 600
