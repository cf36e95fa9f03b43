param([Parameter(Mandatory)][string]$Path)

$tokens = $null; $errors = $null
$full = (Resolve-Path $Path).Path
$ast = [System.Management.Automation.Language.Parser]::ParseFile($full, [ref]$tokens, [ref]$errors)
$errors | ForEach-Object { "{0}: {1}" -f $_.Extent.StartLineNumber, $_.Message }

$risky = 'Invoke-Expression', 'iex', 'Set-ExecutionPolicy', 'Register-ScheduledTask', 'DownloadString'
$calls = $ast.FindAll({ param($n) $n -is [System.Management.Automation.Language.CommandAst] }, $true)
foreach ($c in $calls) {
    $name = $c.GetCommandName()
    if ($name -in $risky) { "{0}: avoid {1}" -f $c.Extent.StartLineNumber, $name }
}
