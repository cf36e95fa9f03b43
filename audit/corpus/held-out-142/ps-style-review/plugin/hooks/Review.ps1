# Each rule: a command name that is looked for in the syntax tree, and advice.
$advice = @{
    'Invoke-Expression' = 'build the command as an array and call it with &'
    'iex'               = 'build the command as an array and call it with &'
    'Invoke-WebRequest' = 'add -TimeoutSec'
    'Write-Host'        = 'use Write-Output in functions'
}

foreach ($file in Get-ChildItem -Path . -Include *.ps1, *.psm1 -Recurse) {
    $tokens = $null
    $errors = $null
    $tree = [System.Management.Automation.Language.Parser]::ParseFile($file.FullName, [ref]$tokens, [ref]$errors)
    $calls = $tree.FindAll({ param($n) $n -is [System.Management.Automation.Language.CommandAst] }, $true)
    foreach ($call in $calls) {
        $name = $call.GetCommandName()
        if ($name -and $advice.ContainsKey($name)) {
            '{0}:{1} {2}: {3}' -f $file.Name, $call.Extent.StartLineNumber, $name, $advice[$name]
        }
    }
}
