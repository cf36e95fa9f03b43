$handlers = @{
    '.ps1'  = {
        param($File)
        $tokens = $errors = $null
        $null = [Management.Automation.Language.Parser]::ParseFile($File, [ref] $tokens, [ref] $errors)
        $errors | ForEach-Object { "{0}:{1} {2}" -f $File, $_.Extent.StartLineNumber, $_.Message }
    }
    '.psd1' = {
        param($File)
        try { $null = Import-PowerShellDataFile $File }
        catch { "$File is not a valid data file" }
    }
    '.json' = {
        param($File)
        if (-not (Test-Json -Path $File -ErrorAction SilentlyContinue)) { "$File is not valid JSON" }
    }
}

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $call.tool_input.file_path
$kind = [IO.Path]::GetExtension($file)
if ($handlers.ContainsKey($kind) -and (Test-Path -LiteralPath $file)) {
    $message = & $handlers[$kind] -File $file
    if ($message) { $message; exit 2 }
}
exit 0
