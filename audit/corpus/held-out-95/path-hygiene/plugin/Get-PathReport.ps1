enum Verdict { Fine; Duplicate; Dead }

function Get-PathEntry {
    [CmdletBinding()]
    param([Parameter(Mandatory, ValueFromPipeline)][string] $Variable)
    process {
        $seen = [Collections.Generic.HashSet[string]]::new([StringComparer]::OrdinalIgnoreCase)
        $value = [Environment]::GetEnvironmentVariable($Variable)
        foreach ($p in $value -split [IO.Path]::PathSeparator) {
            if (-not $p) { continue }
            $clean = [IO.Path]::TrimEndingDirectorySeparator($p)
            $v = if (-not $seen.Add($clean)) { [Verdict]::Duplicate }
                 elseif (-not (Test-Path -LiteralPath $clean)) { [Verdict]::Dead }
                 else { [Verdict]::Fine }
            [pscustomobject]@{ Variable = $Variable; Path = $clean; Verdict = $v }
        }
    }
}

$bad = 'PATH', 'PSModulePath' | Get-PathEntry | Where-Object Verdict -ne Fine
$bad | Group-Object Variable, Verdict | ForEach-Object {
    '{0}: {1}' -f $_.Name, (($_.Group.Path | Select-Object -First 3) -join ', ')
}

$total = @(Get-ChildItem Env:).Count
if ($total -gt 150) { "The environment holds $total variables; some programs become slow." }
exit 0
