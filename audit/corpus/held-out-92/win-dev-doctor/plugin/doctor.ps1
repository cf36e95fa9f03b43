function Line([bool]$Ok, [string]$Text) { '{0} {1}' -f $(if ($Ok) { ' ' } else { '!' }), $Text }

foreach ($t in 'git', 'node', 'npm', 'dotnet', 'python', 'cmake') {
    $c = Get-Command $t -CommandType Application -ErrorAction Ignore | Select-Object -First 1
    Line ([bool]$c) ('{0,-8} {1}' -f $t, $(if ($c) { $c.Version } else { 'not found' }))
}

$parts = $env:PATH -split [IO.Path]::PathSeparator | Where-Object { $_ }
Line ($parts.Count -lt 80) "PATH has $($parts.Count) entries"
foreach ($d in $parts | Where-Object { -not (Test-Path -LiteralPath $_) }) { Line $false "PATH entry is missing: $d" }
foreach ($g in $parts | Group-Object { $_.TrimEnd('\').ToLower() } | Where-Object Count -gt 1) { Line $false "PATH entry twice: $($g.Name)" }

$lp = Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem' -Name LongPathsEnabled -ErrorAction Ignore
Line ($lp.LongPathsEnabled -eq 1) 'long paths'
Line ((Get-ExecutionPolicy) -in 'RemoteSigned', 'AllSigned') "execution policy $(Get-ExecutionPolicy)"

# names only: the values may be secret
$names = (Get-ChildItem Env:).Name | Where-Object { $_ -match '^(DOTNET|NODE|NPM|NUGET|VS|PSModule|JAVA)' } | Sort-Object
Line $true "tool variables that are set: $($names -join ', ')"
