[CmdletBinding()]
param([int] $Max = 20)

# Each rule gets one line and says $true when it objects.
$rules = [ordered]@{
    'trailing blanks'                        = { param($l) $l -match '\s+$' }
    'tab in indent'                          = { param($l) $l -match '^\s*\t' }
    'line over 140 characters'               = { param($l) $l.Length -gt 140 }
    'alias ls: use Get-ChildItem'            = { param($l) $l -match '(^|\|)\s*(ls|dir|gci)\b' }
    'alias cat: use Get-Content'             = { param($l) $l -match '(^|\|)\s*(cat|gc|type)\s' }
    'alias cp: use Copy-Item'                = { param($l) $l -match '(^|\|)\s*(cp|copy|cpi)\s' }
    'alias mv: use Move-Item'                = { param($l) $l -match '(^|\|)\s*(mv|move|mi)\s' }
    'alias rm: use Remove-Item'              = { param($l) $l -match '(^|\|)\s*(rm|del|ri|rd)\s' }
    'alias %: use ForEach-Object'            = { param($l) $l -match '\|\s*%\s*\{' }
    'alias ?: use Where-Object'              = { param($l) $l -match '\|\s*\?\s*\{' }
    'alias select: use Select-Object'        = { param($l) $l -cmatch '\|\s*select\s' }
    'alias sort: use Sort-Object'            = { param($l) $l -cmatch '\|\s*sort(\s|$)' }
    'alias iex: do not use'                  = { param($l) $l -match '(^|[|;(])\s*iex\b' }
    'Invoke-Expression: do not use'          = { param($l) $l -match '\bInvoke-Expression\b' }
    'alias iwr: use Invoke-WebRequest'       = { param($l) $l -match '(^|[|;(=])\s*(iwr|curl|wget)\s' }
    'alias sleep: use Start-Sleep'           = { param($l) $l -cmatch '^\s*sleep\s' }
    'Write-Host outside of scripts for people' = { param($l) $l -match '\bWrite-Host\b' }
    '$null on the left of -eq'               = { param($l) $l -match '-(eq|ne)\s+\$null' }
    'empty catch'                            = { param($l) $l -match 'catch\s*\{\s*\}' }
    'plain-text password parameter'          = { param($l) $l -match '\[string\]\s*\$\w*password' }
    'ConvertTo-SecureString -AsPlainText'    = { param($l) $l -match 'ConvertTo-SecureString\b.*-AsPlainText' }
    'backtick continuation'                  = { param($l) $l -match '\s`$' }
    'semicolon at the end'                   = { param($l) $l -match ';\s*$' }
    'upper-case keyword'                     = { param($l) $l -cmatch '^\s*(IF|ELSE|FOREACH|FOR|WHILE|SWITCH|RETURN)\b' }
    'no blank around ='                      = { param($l) $l -match '^\s*\$\w+=\S' }
    'no blank after comma'                   = { param($l) $l -match ',[^\s''"]' -and $l -notmatch '["'']' }
    'global variable'                        = { param($l) $l -match '\$global:' }
    'positional -f with missing index'       = { param($l) $l -match '\{1\}' -and $l -notmatch '\{0\}' }
    'double quotes without variable'         = { param($l) $l -match '^\s*\$\w+ = "[^$`"'']*"$' }
    'Get-WmiObject: use Get-CimInstance'     = { param($l) $l -match '\b(Get-WmiObject|gwmi)\b' }
    '-ErrorAction SilentlyContinue'          = { param($l) $l -match '-(ErrorAction|ea)\s+(SilentlyContinue|0)\b' }
}

$in = $input | Out-String | ConvertFrom-Json
$file = $in.tool_input.file_path
if ($file -notmatch '\.psm?1$' -or -not (Test-Path -LiteralPath $file)) { return }

$found = 0
$number = 0
foreach ($line in [System.IO.File]::ReadLines((Resolve-Path -LiteralPath $file))) {
    $number++
    if ($line.TrimStart().StartsWith('#')) { continue }
    foreach ($name in $rules.Keys) {
        if (& $rules[$name] $line) {
            '{0}:{1}: {2}' -f $file, $number, $name
            if (++$found -ge $Max) { return }
        }
    }
}
