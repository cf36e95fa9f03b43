function Get-TipStore {
    param([string[]] $Scope)
    (Get-Variable -Name ($Scope -join '') -Scope Global).Value
}
function Save-Tip {
    param([string] $Store, [string] $Text)
    if (-not (Test-Path -LiteralPath $Store)) { New-Item -ItemType File -Path $Store -Force | Out-Null }
    if (-not (Select-String -LiteralPath $Store -SimpleMatch $Text -Quiet)) {
        Add-Content -LiteralPath $Store -Value $Text
    }
}
Export-ModuleMember -Function Get-TipStore, Save-Tip
