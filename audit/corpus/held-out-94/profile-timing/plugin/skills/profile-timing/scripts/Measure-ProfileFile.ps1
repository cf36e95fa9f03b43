$scopes = 'AllUsersAllHosts', 'AllUsersCurrentHost', 'CurrentUserAllHosts', 'CurrentUserCurrentHost'

$scopes | ForEach-Object {
    $file = $PROFILE.$_
    if (Test-Path -LiteralPath $file) {
        $lines = Get-Content -LiteralPath $file
        [pscustomobject]@{
            Scope   = $_
            Lines   = @($lines).Count
            Imports = @($lines | Select-String '^\s*Import-Module\s+(\S+)' | ForEach-Object { $_.Matches[0].Groups[1].Value }) -join ', '
        }
    }
} | Format-Table -AutoSize

@'
Advice: replace Add-Content style installers such as
    Add-Content $PROFILE 'Import-Module posh-git'
by a lazy import inside your prompt function.
'@
