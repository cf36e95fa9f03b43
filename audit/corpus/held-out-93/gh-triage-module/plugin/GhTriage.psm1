function Invoke-Gh {
    $text = & gh @args
    if ($LASTEXITCODE) { throw "gh $($args -join ' ') -> exit $LASTEXITCODE" }
    $text | Out-String
}

function Get-StalePr {
    [CmdletBinding()]
    param([int]$Days = 14, [string]$Repo)
    $a = @('pr', 'list', '--state', 'open', '--limit', '200', '--json', 'number,title,updatedAt,author,isDraft')
    if ($Repo) { $a += '--repo', $Repo }
    $limit = [DateTime]::UtcNow.AddDays(-$Days)
    Invoke-Gh @a | ConvertFrom-Json | Where-Object { $_.updatedAt -lt $limit -and -not $_.isDraft } |
        Sort-Object updatedAt | Select-Object number, title, @{ n = 'by'; e = { $_.author.login } }, updatedAt
}

function Get-BareIssue {
    Invoke-Gh issue list --limit 100 --json 'number,title,labels' | ConvertFrom-Json |
        Where-Object { $_.labels.Count -eq 0 } | Select-Object number, title
}

function Set-IssueLabel {
    [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'Medium')]
    param(
        [Parameter(Mandatory, ValueFromPipelineByPropertyName)][int]$Number,
        [Parameter(Mandatory)][ValidateSet('bug', 'docs', 'question', 'spam', 'feature')][string]$Label
    )
    process {
        if ($PSCmdlet.ShouldProcess("#$Number", "label $Label")) {
            $null = Invoke-Gh issue edit $Number --add-label $Label
        }
    }
}

function Get-FailingCheck {
    param([Parameter(Mandatory)][int]$Number)
    $json = & gh pr checks $Number --json name,state,link 2>$null
    $json | ConvertFrom-Json | Where-Object state -eq 'FAILURE'
}

Export-ModuleMember -Function Get-*, Set-IssueLabel
