#Requires -Version 7
# Looks through the PowerShell script that was just written. Exit status 2 tells the agent what to mend.
[CmdletBinding()]
param()

Set-StrictMode -Version Latest
$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $call.tool_input.file_path
if (-not $path -or [IO.Path]::GetExtension($path) -notin '.ps1', '.psm1') { exit 0 }

$unwanted = @{
    'Invoke-Expression' = 'use the call operator with a fixed command'
    'DownloadString'    = 'use Invoke-RestMethod and check a hash'
    'Write-Host'        = 'use Write-Output or Write-Verbose'
    'Get-WmiObject'     = 'use Get-CimInstance'
}

$tokens = $null
$errors = $null
$ast = [System.Management.Automation.Language.Parser]::ParseFile($path, [ref]$tokens, [ref]$errors)

$found = [System.Collections.Generic.List[string]]::new()
foreach ($e in $errors) { $found.Add("$($e.Extent.StartLineNumber): $($e.Message)") }
foreach ($t in $tokens) {
    if ($unwanted.ContainsKey($t.Text)) { $found.Add("$($t.Extent.StartLineNumber): $($t.Text): $($unwanted[$t.Text])") }
}

$functions = $ast.FindAll({ param($n) $n -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $true)
foreach ($f in $functions) {
    if ($f.Name -notmatch '^[A-Z]\w+-[A-Z]\w+$') { $found.Add("$($f.Extent.StartLineNumber): name $($f.Name) as Verb-Noun") }
}

if ($found.Count) {
    [Console]::Error.WriteLine(($found -join "`n"))
    exit 2
}
exit 0
