function prompt {
    $Host.UI.RawUI.WindowTitle = (Get-Location).Path
    "PS $(Get-Location)> "
}
