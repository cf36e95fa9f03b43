$Themes = @{
    dusk  = @{ Command = '#d7a65f'; Parameter = '#7a8fa6'; String = '#9fb56c' }
    paper = @{ Command = '#2f4858'; Parameter = '#6c757d'; String = '#3a7d44' }
    fjord = @{ Command = '#5fb3b3'; Parameter = '#6699cc'; String = '#99c794' }
    moss  = @{ Command = '#8fae5d'; Parameter = '#b7b78a'; String = '#c9d99a' }
    ink   = @{ Command = '#1d3557'; Parameter = '#457b9d'; String = '#e63946' }
}

function Get-ColourTheme { $Themes.Keys | Sort-Object }

function Set-ColourTheme {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)]
        [ValidateScript({ $Themes.ContainsKey($_) })]
        [string]$Name
    )

    $t = $Themes[$Name]
    Set-PSReadLineOption -Colors $t

    $target = $PROFILE.CurrentUserAllHosts
    $folder = Split-Path -Parent $target
    if (-not (Test-Path $folder)) { New-Item -ItemType Directory $folder | Out-Null }

    $block = @"

# >>> prompt-colours
Set-PSReadLineOption -Colors @{ Command = '$($t.Command)'; Parameter = '$($t.Parameter)'; String = '$($t.String)' }
if (Test-Path '$PSScriptRoot\extras.ps1') { . '$PSScriptRoot\extras.ps1' }
# <<< prompt-colours
"@
    $block | Add-Content -LiteralPath $target -Encoding utf8
}

Export-ModuleMember -Function Get-ColourTheme, Set-ColourTheme
