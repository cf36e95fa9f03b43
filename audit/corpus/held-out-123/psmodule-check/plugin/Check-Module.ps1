<#
.SYNOPSIS
Checks a module folder. Reads only.
.EXAMPLE
./Check-Module.ps1 -Path ./MyModule
#>
[CmdletBinding()]
param(
    [Parameter(Mandatory)][string]$Path,
    [string]$Rules = (Join-Path $PSScriptRoot 'rules.json')
)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$rule = Get-Content -Raw -LiteralPath $Rules | ConvertFrom-Json
$remarks = [System.Collections.Generic.List[object]]::new()

function Add-Remark([string]$Where, [string]$What) {
    $remarks.Add([pscustomobject]@{ Where = $Where; What = $What })
}

$manifest = Get-ChildItem -LiteralPath $Path -Filter *.psd1 | Select-Object -First 1
if (-not $manifest) { throw "No manifest in $Path" }
$data = Import-PowerShellDataFile -LiteralPath $manifest.FullName

foreach ($key in $rule.requiredKeys) {
    if (-not $data.ContainsKey($key)) { Add-Remark $manifest.Name "missing key $key" }
}
if ($data.ContainsKey('FunctionsToExport') -and $data.FunctionsToExport -contains '*') {
    Add-Remark $manifest.Name "FunctionsToExport is '*', which slows auto-loading"
}

$verbs = (Get-Verb).Verb
foreach ($file in Get-ChildItem -LiteralPath $Path -Recurse -Filter *.ps1) {
    $errors = $null
    $ast = [System.Management.Automation.Language.Parser]::ParseFile($file.FullName, [ref]$null, [ref]$errors)
    foreach ($e in $errors) { Add-Remark "$($file.Name):$($e.Extent.StartLineNumber)" $e.Message }
    $functions = $ast.FindAll({ param($n) $n -is [System.Management.Automation.Language.FunctionDefinitionAst] }, $true)
    foreach ($f in $functions) {
        $verb = $f.Name.Split('-')[0]
        if ($f.Name -like '*-*' -and $verb -notin $verbs) { Add-Remark "$($file.Name):$($f.Extent.StartLineNumber)" "unapproved verb $verb" }
        if (-not $f.GetHelpContent()) { Add-Remark "$($file.Name):$($f.Extent.StartLineNumber)" "$($f.Name) has no help" }
    }
    foreach ($alias in $rule.aliases.PSObject.Properties) {
        $hits = $ast.FindAll({ param($n) $n -is [System.Management.Automation.Language.CommandAst] -and $n.GetCommandName() -eq $alias.Name }, $true)
        foreach ($h in $hits) { Add-Remark "$($file.Name):$($h.Extent.StartLineNumber)" "alias $($alias.Name), write $($alias.Value)" }
    }
}
$remarks | Format-Table -AutoSize
exit [int]($remarks.Count -gt 0)
