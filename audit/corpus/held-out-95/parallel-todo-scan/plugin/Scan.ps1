param([string[]] $Tag = @('TODO', 'FIXME', 'HACK'), [int] $Seconds = 15)

$files = Get-ChildItem -Recurse -File -Include *.ps1, *.psm1, *.cs, *.md |
    Where-Object FullName -notmatch '[\\/](node_modules|\.git|bin|obj)[\\/]'
if (-not $files) { exit 0 }

$size  = [math]::Max(1, [math]::Ceiling(@($files).Count / 4))
$lots  = for ($i = 0; $i -lt @($files).Count; $i += $size) { , @($files | Select-Object -Skip $i -First $size) }

$jobs = foreach ($lot in $lots) {
    Start-ThreadJob -ThrottleLimit 4 -ArgumentList $lot.FullName, $Tag -ScriptBlock {
        param([string[]] $Path, [string[]] $Words)
        Select-String -LiteralPath $Path -Pattern ('\b(' + ($Words -join '|') + ')\b') -CaseSensitive |
            ForEach-Object { $_.Matches[0].Value }
    }
}

try {
    $null  = $jobs | Wait-Job -Timeout $Seconds
    $count = $jobs | Receive-Job | Group-Object -NoElement | Sort-Object Count -Descending
    $count | ForEach-Object { '{0,-6} {1}' -f $_.Name, $_.Count }
}
finally {
    $jobs | Stop-Job -PassThru | Remove-Job -Force
}
