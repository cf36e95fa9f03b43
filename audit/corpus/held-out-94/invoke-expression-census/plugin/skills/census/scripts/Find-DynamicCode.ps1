using namespace System.Management.Automation.Language
[CmdletBinding()]
param([Parameter(Mandatory)] [string] $Path)

$names = 'Invoke-Expression', 'iex'

filter Get-Finding {
    $file = $_.FullName
    $ast = [Parser]::ParseFile($file, [ref] $null, [ref] $null)
    $ast.FindAll({ param($node) $node -is [CommandAst] -and $node.GetCommandName() -in $names }, $true) |
        Select-Object @{ n = 'File'; e = { $file } },
            @{ n = 'Line'; e = { $_.Extent.StartLineNumber } },
            @{ n = 'Code'; e = { $_.Extent.Text } }
    $ast.FindAll({ param($node) $node -is [InvokeMemberExpressionAst] -and $node.Extent.Text -like '*scriptblock*::Create*' }, $true) |
        Select-Object @{ n = 'File'; e = { $file } },
            @{ n = 'Line'; e = { $_.Extent.StartLineNumber } },
            @{ n = 'Code'; e = { $_.Extent.Text } }
}

Get-ChildItem $Path -Recurse -Include *.ps1, *.psm1 | Get-Finding | Sort-Object File, Line | Format-Table -AutoSize
