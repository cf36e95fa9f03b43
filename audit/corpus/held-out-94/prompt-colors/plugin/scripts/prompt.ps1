function global:prompt {
    $ok = $?
    $branch = git branch --show-current 2>$null
    $color = if ($ok) { 'Green' } else { 'Red' }
    Write-Host ("{0}" -f (Split-Path -Leaf $PWD)) -NoNewline -ForegroundColor Cyan
    if ($branch) { Write-Host " [$branch]" -NoNewline -ForegroundColor DarkYellow }
    Write-Host ' >' -NoNewline -ForegroundColor $color
    ' '
}
