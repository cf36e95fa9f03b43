Set-StrictMode -Version 3

$script:Allowed = @{
    account  = @('show', 'list')
    group    = @('list', 'show', 'exists')
    resource = @('list', 'show')
    vm       = @('list', 'show', 'get-instance-view')
    webapp   = @('list', 'show')
    keyvault = @('list')            # the vaults, never "secret show"
}

function Invoke-Az {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)][string]$Noun,
        [Parameter(Mandatory)][string]$Verb,
        [string[]]$Rest = @()
    )
    if (-not $script:Allowed.ContainsKey($Noun) -or $Verb -notin $script:Allowed[$Noun]) {
        throw "az $Noun $Verb is not on the read-only list"
    }
    if ($Rest -match '^--query.*(password|secret|key|connectionString)') { throw 'refusing to query secrets' }

    $out = & az $Noun $Verb @Rest --only-show-errors --output json 2>&1
    if ($LASTEXITCODE -ne 0) {
        if ("$out" -match 'az login') { throw 'Not signed in: please run "az login".' }
        throw "az failed: $out"
    }
    if ($out) { $out | Out-String | ConvertFrom-Json }
}

function Get-AzWho {
    Invoke-Az account show | Select-Object name, id, tenantId, @{ n = 'user'; e = { $_.user.name } }
}

function Get-AzGroupCost {
    param([Parameter(Mandatory)][ValidatePattern('^[\w\-.()]+$')][string]$Group)
    $g = Invoke-Az group show -Rest '--name', $Group
    [pscustomobject]@{ Group = $g.name; Location = $g.location; CostCentre = $g.tags.costCentre }
}

function Get-AzThing {
    param(
        [Parameter(Mandatory)][ValidatePattern('^[\w\-.()]+$')][string]$Group,
        [ValidateSet('vm', 'webapp', 'resource')][string]$Kind = 'resource'
    )
    Invoke-Az $Kind list -Rest '--resource-group', $Group | Select-Object name, type, location
}

Export-ModuleMember -Function Get-AzWho, Get-AzGroupCost, Get-AzThing
