[CmdletBinding()]
param(
    [Parameter(ValueFromPipeline)][string]$Line,
    [int]$Max = 50
)

begin {
    $inCi = $env:CI -eq 'true'
    $count = @{ error = 0; warning = 0 }
    $msbuild = '^(?<file>[^(]+)\((?<line>\d+),(?<col>\d+)\):\s(?<kind>error|warning)\s(?<code>\w+):\s(?<text>.*?)(\s\[.*\])?$'
    $tokenLike = '\b(gh[pousr]_[A-Za-z0-9]{20,}|xox[abpr]-[A-Za-z0-9-]{10,}|eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)\b'
    $seen = [Collections.Generic.HashSet[string]]::new()

    function Protect-Text([string]$s) {
        [regex]::Replace($s, $tokenLike, { param($m) $m.Value.Substring(0, 4) + '***' })
    }
    function ConvertTo-CommandValue([string]$s) { $s.Replace('%', '%25').Replace("`r", '%0D').Replace("`n", '%0A') }
}

process {
    $clean = Protect-Text $Line
    if ($clean -match $msbuild) {
        $m = $Matches
        $kind = $m.kind
        if (-not $seen.Add("$($m.file):$($m.line):$($m.code)")) { return }
        $count[$kind]++
        if ($count[$kind] -gt $Max) { return }
        $rel = [IO.Path]::GetRelativePath((Get-Location).Path, $m.file.Trim())
        if ($inCi) {
            '::{0} file={1},line={2},col={3},title={4}::{5}' -f $kind, $rel, $m.line, $m.col, $m.code, (ConvertTo-CommandValue $m.text)
        } else {
            '{0,-7} {1}:{2} {3} {4}' -f $kind, $rel, $m.line, $m.code, $m.text
        }
    } else { $clean }
}

end {
    if ($env:GITHUB_STEP_SUMMARY) {
        @"
### Build
| errors | warnings |
|---|---|
| $($count.error) | $($count.warning) |
"@ | Out-File -FilePath $env:GITHUB_STEP_SUMMARY -Append -Encoding utf8
    }
    if ($env:GITHUB_OUTPUT) { "errors=$($count.error)" | Out-File $env:GITHUB_OUTPUT -Append -Encoding utf8 }
}
