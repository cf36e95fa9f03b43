# Formats the Go file of an edit. Reads the hook's event from stdin.
$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$file = $call.tool_input.file_path
if ($file -like '*.go' -and (Test-Path -LiteralPath $file)) {
    gofmt -w -- $file
}
exit 0
