Import-Module (Join-Path $PSScriptRoot 'Report.psm1') -Force

$missing = foreach ($sln in Get-ChildItem -Filter *.sln -Recurse) {
    Select-String -Path $sln.FullName -Pattern '"([^"]+\.csproj)"' -AllMatches |
        ForEach-Object { $_.Matches } |
        ForEach-Object { Join-Path $sln.DirectoryName $_.Groups[1].Value } |
        Where-Object { -not (Test-Path $_) }
}

Write-Host "$(@($missing).Count) missing project(s)"
Send-HealthReport -Missing @($missing)
