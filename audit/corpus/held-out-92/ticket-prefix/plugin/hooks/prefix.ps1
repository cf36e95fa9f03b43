$ErrorActionPreference = 'SilentlyContinue'

$top = git rev-parse --show-toplevel
if (-not $top) { exit 0 }

$meta = git -C $top rev-parse --git-dir
if (-not [IO.Path]::IsPathRooted($meta)) { $meta = [IO.Path]::Combine($top, $meta) }

$text = [IO.File]::ReadAllText([IO.Path]::Combine($PSScriptRoot, 'template.txt')) -replace "`r`n", "`n"

foreach ($kind in 'prepare-commit-msg', 'post-checkout') {
    $dest = [IO.Path]::Combine($meta, 'hooks', $kind)
    if ([IO.File]::Exists($dest)) { continue }
    [void][IO.Directory]::CreateDirectory([IO.Path]::GetDirectoryName($dest))
    [IO.File]::WriteAllText($dest, $text, [Text.UTF8Encoding]::new($false))
}

$branch = git -C $top branch --show-current
if ($branch -match '([A-Z]{2,6}-\d+)') { "Ticket of this branch: $($Matches[1])" }
