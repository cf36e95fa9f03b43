using namespace System.Management.Automation.Language

$slow = @{
    'Import-Module'     = 'load it when first used instead'
    'Install-Module'    = 'never install from a profile'
    'Invoke-RestMethod' = 'network call at start'
    'Invoke-WebRequest' = 'network call at start'
    'Invoke-Expression' = 'runs text; cache "oh-my-posh init pwsh" or "starship init" to a file and dot-source that'
    'Get-CimInstance'   = 'slow WMI query'
}
$aliases = @{ iex = 'Invoke-Expression'; irm = 'Invoke-RestMethod'; iwr = 'Invoke-WebRequest'; ipmo = 'Import-Module' }

$profiles = $PROFILE.PSObject.Properties | Where-Object MemberType -eq NoteProperty | ForEach-Object Value | Where-Object { Test-Path $_ }
if (-not $profiles) { 'no profile found'; return }

foreach ($file in $profiles) {
    "== $file"
    $err = $null; $tok = $null
    $ast = [Parser]::ParseFile($file, [ref]$tok, [ref]$err)
    foreach ($e in $err) { "  $($e.Extent.StartLineNumber): syntax: $($e.Message)" }

    $calls = $ast.FindAll({ param($n) $n -is [CommandAst] }, $true)
    foreach ($c in $calls) {
        $name = $c.GetCommandName()
        if ($name -and $aliases.ContainsKey($name)) { $name = $aliases[$name] }
        if ($name -and $slow.ContainsKey($name)) {
            '  {0}: {1} - {2}' -f $c.Extent.StartLineNumber, $name, $slow[$name]
        }
    }
    # a download piped into iex
    $ast.FindAll({ param($n) $n -is [PipelineAst] -and $n.Extent.Text -match '(irm|iwr|Invoke-(RestMethod|WebRequest)).*\|\s*(iex|Invoke-Expression)' }, $true) |
        ForEach-Object { '  {0}: RISK downloads and runs code at each start' -f $_.Extent.StartLineNumber }

    $ms = (Measure-Command { pwsh -NoLogo -Command 'exit' }).TotalMilliseconds - (Measure-Command { pwsh -NoLogo -NoProfile -Command 'exit' }).TotalMilliseconds
    '  costs about {0:N0} ms per start' -f $ms
}
