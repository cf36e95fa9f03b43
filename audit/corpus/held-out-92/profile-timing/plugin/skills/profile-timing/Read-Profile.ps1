using namespace System.Management.Automation.Language

$known = [ordered]@{
    'Import-Module\s+(?!-)\S+'                 = 'imports a module at start; autoloading may do'
    'oh-my-posh\s+init'                        = 'prompt theme: about 150 ms'
    'starship\s+init'                          = 'prompt theme: about 80 ms'
    'Invoke-Expression|\biex\b'                = 'runs generated text; cache it in a file'
    'Invoke-WebRequest|Invoke-RestMethod|\biwr\b' = 'asks the network at each start'
    'Get-(Module|Command)\s.*-ListAvailable'   = 'walks all module folders'
    'Add-Type'                                 = 'compiles C#'
}

$paths = 'AllUsersAllHosts', 'AllUsersCurrentHost', 'CurrentUserAllHosts', 'CurrentUserCurrentHost' |
    ForEach-Object { [pscustomobject]@{ Kind = $_; Path = $PROFILE.$_ } }

foreach ($p in $paths) {
    if (-not (Test-Path -LiteralPath $p.Path)) { "$($p.Kind): none"; continue }
    $text = Get-Content -LiteralPath $p.Path -Raw
    $errs = $null
    $ast = [Parser]::ParseInput("$text", [ref]$null, [ref]$errs)
    '{0}: {1} statements, {2} bytes' -f $p.Kind, $ast.EndBlock.Statements.Count, (Get-Item -LiteralPath $p.Path).Length
    foreach ($s in $ast.EndBlock.Statements) {
        foreach ($k in $known.Keys) {
            if ($s.Extent.Text -match $k) { '  line {0,4}: {1}' -f $s.Extent.StartLineNumber, $known[$k] }
        }
    }
    foreach ($e in $errs) { '  line {0,4}: does not parse ({1})' -f $e.Extent.StartLineNumber, $e.ErrorId }
}
