$null = [Console]::In.ReadToEnd()
$env:GIT_OPTIONAL_LOCKS = '0'     # do not take index.lock while the agent commits
$out = git status --porcelain=v2 --branch 2>$null
if ($LASTEXITCODE -ne 0) { return }

$branch = '?'; $ahead = 0; $behind = 0; $dirty = 0; $conflict = 0
switch -Regex ($out) {
    '^# branch\.head (.+)$'          { $branch = $Matches[1] }
    '^# branch\.ab \+(\d+) -(\d+)$'  { $ahead = [int]$Matches[1]; $behind = [int]$Matches[2] }
    '^[12?] '                        { $dirty++ }
    '^u '                            { $conflict++ }
}
$gitDir = git rev-parse --git-dir
$op = if (Test-Path "$gitDir/rebase-merge") { ' REBASE' } elseif (Test-Path "$gitDir/MERGE_HEAD") { ' MERGE' } else { '' }
$e = [char]27
$s = "$e[36m$([char]0xE0A0) $branch$e[0m"
if ($ahead)    { $s += " ↑$ahead" }
if ($behind)   { $s += " ↓$behind" }
if ($dirty)    { $s += " $e[33m●$dirty$e[0m" }
if ($conflict) { $s += " $e[31m✖$conflict$e[0m" }
[Console]::Write($s + $op)
