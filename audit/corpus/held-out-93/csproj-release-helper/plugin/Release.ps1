[CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
param(
    [Parameter(Mandatory)][ValidateSet('major', 'minor', 'patch')][string]$Bump,
    [string]$Props = 'Directory.Build.props'
)
$ErrorActionPreference = 'Stop'
if (git status --porcelain) { throw 'working tree is not clean' }

[xml]$doc = Get-Content $Props -Raw
$node = $doc.SelectSingleNode('/Project/PropertyGroup/Version')
$v = [version]$node.InnerText
$next = switch ($Bump) {
    major { [version]::new($v.Major + 1, 0, 0) }
    minor { [version]::new($v.Major, $v.Minor + 1, 0) }
    patch { [version]::new($v.Major, $v.Minor, $v.Build + 1) }
}

$since = git describe --tags --abbrev=0 2>$null
$range = if ($since) { "$since..HEAD" } else { 'HEAD' }
$groups = git log $range --pretty='%s' | Group-Object { if ($_ -match '^(feat|fix|perf|docs)(\(.+\))?!?:') { $Matches[1] } else { 'other' } }

$notes = [Text.StringBuilder]::new()
$null = $notes.AppendLine("## $next ($(Get-Date -Format yyyy-MM-dd))").AppendLine()
foreach ($g in $groups | Sort-Object Name) {
    $null = $notes.AppendLine("### $($g.Name)")
    foreach ($s in $g.Group) { $null = $notes.AppendLine("- $($s -replace '^\w+(\(.+\))?!?:\s*')") }
}

if ($PSCmdlet.ShouldProcess("v$next", 'write version, changelog, commit and tag')) {
    $node.InnerText = "$next"
    $doc.Save((Resolve-Path $Props))
    $old = if (Test-Path CHANGELOG.md) { Get-Content CHANGELOG.md -Raw } else { '' }
    Set-Content CHANGELOG.md -Value ($notes.ToString() + "`n" + $old) -NoNewline
    git add -- $Props CHANGELOG.md
    git commit --quiet -m "chore: release $next"
    git tag -a "v$next" -m "v$next"
    "tagged v$next (not pushed)"
}
