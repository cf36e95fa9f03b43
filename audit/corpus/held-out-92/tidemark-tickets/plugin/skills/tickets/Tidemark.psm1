Set-StrictMode -Version Latest

$script:Api   = 'https://api.tidemark.invalid/v3'
$script:Store = Join-Path $env:APPDATA 'Tidemark\login.clixml'

function Connect-Tidemark {
    [CmdletBinding()]
    param()
    $cred = Get-Credential -UserName 'api' -Message 'Paste your Tidemark API key as the password'
    $null = New-Item -ItemType Directory -Force -Path (Split-Path $script:Store)
    $cred | Export-Clixml -LiteralPath $script:Store      # encrypted for this user (DPAPI)
    Get-TidemarkMe
}

function Invoke-Tidemark {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)][string]$Path,
        [Microsoft.PowerShell.Commands.WebRequestMethod]$Method = 'Get',
        [object]$Body
    )
    if (-not (Test-Path $script:Store)) { throw 'Run Connect-Tidemark first.' }
    $login = Import-Clixml -LiteralPath $script:Store

    $call = @{
        Uri            = "$script:Api/$($Path.TrimStart('/'))"
        Method         = $Method
        Authentication = 'Bearer'
        Token          = $login.Password
        TimeoutSec     = 15
    }
    if ($Body) {
        $call.Body        = $Body | ConvertTo-Json -Depth 5
        $call.ContentType = 'application/json'
    }
    Invoke-RestMethod @call
}

function Get-TidemarkMe     { Invoke-Tidemark 'me' | Select-Object name, team }
function Get-TidemarkTicket { param([Parameter(Mandatory)][int]$Id) Invoke-Tidemark "tickets/$Id" }

function Find-TidemarkTicket {
    param([Parameter(Mandatory)][string]$Text, [int]$First = 10)
    (Invoke-Tidemark "tickets?limit=$First&q=$([uri]::EscapeDataString($Text))").items |
        Select-Object id, title, state
}

function Add-TidemarkComment {
    [CmdletBinding(SupportsShouldProcess)]
    param([Parameter(Mandatory)][int]$Id, [Parameter(Mandatory)][string]$Text)
    if ($PSCmdlet.ShouldProcess("ticket $Id", 'comment')) {
        Invoke-Tidemark "tickets/$Id/comments" -Method Post -Body @{ text = $Text }
    }
}

Export-ModuleMember -Function Connect-Tidemark, Get-TidemarkTicket, Find-TidemarkTicket, Add-TidemarkComment
