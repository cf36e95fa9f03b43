param([Parameter(Mandatory)][string]$Document)

$text = Get-Content $Document -Raw
$problems = [Collections.Generic.List[string]]::new()
if ($text -notmatch '(?m)^\$schema:') { $problems.Add('no $schema') }
if ($text -notmatch '(?m)^resources:') { $problems.Add('no resources') }
foreach ($m in [regex]::Matches($text, '(?m)^\s*-\s*name:\s*(.+)$') | Group-Object { $_.Groups[1].Value }) {
    if ($m.Count -gt 1) { $problems.Add("name used twice: $($m.Name)") }
}
if ($problems.Count) { $problems; exit 1 }
'document looks right'
