param(
    [Parameter(Mandatory)][string]$TeamList,
    [switch]$AsScript
)

$tmp = New-TemporaryFile
try {
    winget export --output $tmp.FullName --include-versions --accept-source-agreements | Out-Null
    $installed = @{}
    foreach ($src in (Get-Content $tmp.FullName -Raw | ConvertFrom-Json).Sources) {
        foreach ($p in $src.Packages) { $installed[$p.PackageIdentifier] = $p.Version }
    }
}
finally {
    Remove-Item $tmp.FullName -Force -ErrorAction SilentlyContinue
}

$report = foreach ($want in (Get-Content $TeamList -Raw | ConvertFrom-Json).tools) {
    if ($want.id -notmatch '^[A-Za-z0-9]+(\.[A-Za-z0-9+-]+)+$') { Write-Warning "odd id: $($want.id)"; continue }
    $have = $installed[$want.id]
    $state = if (-not $have) { 'missing' }
             elseif ($want.version -and ([version]($have -replace '[^\d.]') -lt [version]$want.version)) { 'old' }
             else { 'ok' }
    [pscustomobject]@{ Id = $want.id; Want = $want.version; Have = $have; State = $state }
}

if ($AsScript) {
    $report | Where-Object State -ne 'ok' | ForEach-Object {
        $verb = if ($_.State -eq 'old') { 'upgrade' } else { 'install' }
        "winget $verb --id $($_.Id) --exact" + $(if ($_.Want) { " --version $($_.Want)" })
    }
} else { $report | Format-Table -AutoSize | Out-String -Width 160 }
