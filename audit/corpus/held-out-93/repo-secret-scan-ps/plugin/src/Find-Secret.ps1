param([switch]$Staged, [string]$Since, [double]$MinEntropy = 3.2)

$patterns = Import-PowerShellDataFile "$PSScriptRoot/Patterns.psd1"

function Get-Entropy([string]$s) {
    $h = 0.0
    foreach ($g in $s.ToCharArray() | Group-Object) { $p = $g.Count / $s.Length; $h -= $p * [math]::Log2($p) }
    $h
}

$gitArgs = @('diff', '--unified=0', '--no-color', '--no-ext-diff')
if ($Staged) { $gitArgs += '--cached' } elseif ($Since) { $gitArgs += "$Since...HEAD" }

$file = ''; $lineNo = 0; $found = 0
foreach ($line in (git @gitArgs)) {
    if ($line -match '^\+\+\+ b/(.+)$') { $file = $Matches[1]; continue }
    if ($line -match '^@@ -\S+ \+(\d+)') { $lineNo = [int]$Matches[1] - 1; continue }
    if ($line -notmatch '^\+') { continue }
    $lineNo++
    if ($line -match 'secret-scan:\s*allow') { continue }

    foreach ($name in $patterns.Keys) {
        $m = [regex]::Match($line, $patterns[$name])
        if (-not $m.Success) { continue }
        if ($name -eq 'Assignment' -and (Get-Entropy $m.Value) -lt $MinEntropy) { continue }
        $masked = $m.Value.Substring(0, [math]::Min(6, $m.Value.Length)) + '…' + $m.Value.Length
        "{0}:{1}  {2}  {3}" -f $file, $lineNo, $name, $masked
        $found++
        break
    }
}
if ($file -match '(^|/)(\.env(\..+)?|id_rsa|id_ed25519|\.npmrc|\.netrc|credentials)$') { "note: $file is usually not committed at all" }
exit [int]($found -gt 0)
