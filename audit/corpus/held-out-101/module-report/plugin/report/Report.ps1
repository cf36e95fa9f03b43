[CmdletBinding()]
param([string] $Root = (Get-Location).Path)

# every cmdlet that writes the report uses the same file and encoding
$PSDefaultParameterValues = @{
    'Add-Content:LiteralPath' = Join-Path $Root 'modules.txt'
    'Add-Content:Encoding'    = 'utf8'
    'Select-String:CaseSensitive' = $false
}

function Find-Used {
    Get-ChildItem -LiteralPath $Root -Recurse -Include *.ps1, *.psm1 -File |
        Select-String -Pattern '^\s*(?:Import-Module|using module)\s+([\w.]+)' |
        ForEach-Object {
            [pscustomobject]@{ Module = $_.Matches[0].Groups[1].Value; File = $_.Path; Line = $_.LineNumber }
        }
}

$groups = @(Find-Used | Group-Object -Property Module | Sort-Object -Property Count -Descending)
Add-Content -Value "Modules, $(Get-Date -Format 'yyyy-MM-dd')"
foreach ($g in $groups) {
    Add-Content -Value ('{0,-30} {1,3}' -f $g.Name, $g.Count)
    $g.Group | ForEach-Object { Add-Content -Value ('    {0}:{1}' -f (Resolve-Path -Relative $_.File), $_.Line) }
}
Add-Content -Value 'Profile scripts ($PROFILE) are not looked at.'
"{0} modules" -f $groups.Count
