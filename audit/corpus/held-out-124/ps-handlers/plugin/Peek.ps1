param([Parameter(Mandatory)][string]$Path)
$handlers = @{}
Get-ChildItem (Join-Path $PSScriptRoot 'handlers') -Filter '*.ps1' | ForEach-Object {
    $handlers[$_.BaseName] = . $_.FullName
}
$ext = [IO.Path]::GetExtension($Path).TrimStart('.')
if (-not $handlers.ContainsKey($ext)) { "no handler for .$ext"; exit 0 }
& $handlers[$ext] (Resolve-Path $Path)
