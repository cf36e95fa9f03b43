$Rules = @{
    'use full cmdlet names'   = '(?m)^\s*(gci|ls|cat|rm|cp|mv)\s'
    'avoid Write-Host'        = 'Write-Host'
    'avoid $global variables' = '\$global:'
}

function Get-Problem {
    param([string]$Path)
    $text = Get-Content -Raw -Path $Path
    foreach ($k in $Rules.Keys) {
        if ($text -match $Rules[$k]) { "${Path}: $k" }
    }
}
Export-ModuleMember -Function Get-Problem
