$esc = [char]27
$style = @{
    Reset  = "$esc[0m"
    Dim    = "$esc[2m"
    Green  = "$esc[38;2;106;153;85m"
    Amber  = "$esc[38;2;220;170;80m"
}

function Paint { param([string] $Text, [string] $As) $style[$As] + $Text + $style.Reset }

$segments = [Collections.Generic.List[string]]::new()

$status = & git status --porcelain=v1 --branch 2>$null
if ($LASTEXITCODE -eq 0 -and $status) {
    $branch = ($status[0] -replace '^## ') -replace '\.\.\..*$'
    $dirty  = @($status).Count - 1
    $segments.Add((Paint "$([char]0xE0A0) $branch" ($dirty ? 'Amber' : 'Green')))
    if ($dirty) { $segments.Add((Paint "±$dirty" Amber)) }
}

$psd1 = Get-ChildItem -Filter *.psd1 -File -ErrorAction Ignore | Select-Object -First 1
if ($psd1) {
    $m = Import-PowerShellDataFile -LiteralPath $psd1.FullName -ErrorAction Ignore
    if ($m.ModuleVersion) { $segments.Add((Paint "$($psd1.BaseName) $($m.ModuleVersion)" Dim)) }
}

$segments -join ' '
