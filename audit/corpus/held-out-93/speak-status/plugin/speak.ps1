using namespace System.IO

$MinSeconds = 20
$stateDir = [Path]::Combine([Environment]::GetFolderPath('LocalApplicationData'), 'speak-status')
$null = New-Item -ItemType Directory -Force -Path $stateDir
$stateFile = [Path]::Combine($stateDir, 'last.json')

$evt = $input | Out-String | ConvertFrom-Json
$cmd = [string]$evt.tool_input.command
if ($cmd -notmatch '\b(test|pytest|build|vitest|cargo|gradle|msbuild)\b') { return }

$took = 0
if ($evt.PSObject.Properties['duration_ms']) { $took = [int]($evt.duration_ms / 1000) }
if ($took -lt $MinSeconds) { return }

$ok = $evt.tool_response.exit_code -eq 0
$phrase = if ($ok) { 'Command finished.' } else { 'Command failed.' }

# Do not repeat the same phrase within ten seconds.
if (Test-Path $stateFile) {
    $last = Get-Content $stateFile -Raw | ConvertFrom-Json
    if ($last.phrase -eq $phrase -and ((Get-Date) - [datetime]$last.at).TotalSeconds -lt 10) { return }
}
@{ phrase = $phrase; at = (Get-Date).ToString('o') } | ConvertTo-Json | Set-Content $stateFile

if ($IsWindows) {
    try {
        Add-Type -AssemblyName System.Speech
        $synth = [System.Speech.Synthesis.SpeechSynthesizer]::new()
        $synth.Rate = 1
        $synth.Speak($phrase)
        $synth.Dispose()
    } catch {
        [Console]::Beep($(if ($ok) { 880 } else { 220 }), 200)
    }
}
elseif ($IsMacOS) { & /usr/bin/say $phrase }
elseif (Get-Command spd-say -ErrorAction Ignore) { & spd-say --wait $phrase }
else { Write-Host "`a" -NoNewline }
