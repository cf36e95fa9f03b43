$event = [Console]::In.ReadToEnd() | ConvertFrom-Json
$conf = Import-PowerShellDataFile (Join-Path $PSScriptRoot 'kinds.psd1')
$file = $event.tool_input.file_path
if (-not $file -or -not (Test-Path $file)) { exit 0 }
if ($conf.Extensions -notcontains [IO.Path]::GetExtension($file)) { exit 0 }

$text = [IO.File]::ReadAllText($file)
$crlf = ([regex]::Matches($text, "`r`n")).Count
$lf = ([regex]::Matches($text, "(?<!`r)`n")).Count
if ($crlf -and $lf) {
    [Console]::Error.WriteLine("${file}: $crlf CRLF and $lf LF line endings")
    exit 2
}
