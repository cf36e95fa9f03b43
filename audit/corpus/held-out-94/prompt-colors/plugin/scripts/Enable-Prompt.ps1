function Enable-ColorPrompt {
    [CmdletBinding(SupportsShouldProcess)]
    param([string] $PromptScript = (Join-Path $PSScriptRoot 'prompt.ps1'))

    if (-not (Test-Path -LiteralPath $PROFILE.CurrentUserAllHosts)) {
        New-Item -ItemType File -Path $PROFILE.CurrentUserAllHosts -Force | Out-Null
    }

    $line = ". '$PromptScript'"
    $present = Select-String -LiteralPath $PROFILE.CurrentUserAllHosts -SimpleMatch $line -Quiet
    if (-not $present) {
        if ($PSCmdlet.ShouldProcess($PROFILE.CurrentUserAllHosts, 'add prompt')) {
            Add-Content -LiteralPath $PROFILE.CurrentUserAllHosts -Value "`n# prompt-colors`n$line"
        }
    }
}

Enable-ColorPrompt
