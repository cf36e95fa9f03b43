using namespace System.Management.Automation.Language

$scopes = 'AllUsersAllHosts', 'AllUsersCurrentHost', 'CurrentUserAllHosts', 'CurrentUserCurrentHost'

function Get-Import {
    param([Ast] $Ast)
    $Ast.FindAll({
        param($n)
        $n -is [CommandAst] -and $n.GetCommandName() -in 'Import-Module', 'ipmo', '.', 'oh-my-posh', 'starship'
    }, $true)
}

foreach ($scope in $scopes) {
    $path = $PROFILE.$scope
    if (-not (Test-Path -LiteralPath $path)) { continue }

    $tokens = $null; $errors = $null
    $ast = [Parser]::ParseFile($path, [ref] $tokens, [ref] $errors)

    [pscustomobject]@{
        Scope     = $scope
        KB        = [math]::Round((Get-Item -LiteralPath $path).Length / 1KB, 1)
        Functions = $ast.FindAll({ $args[0] -is [FunctionDefinitionAst] }, $true).Count
        Imports   = (Get-Import $ast | ForEach-Object { $_.Extent.Text }) -join '; '
        Errors    = $errors.Count
    }
}
