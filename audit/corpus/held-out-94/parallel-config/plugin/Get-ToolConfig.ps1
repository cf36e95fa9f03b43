[CmdletBinding()]
param([ValidateRange(1, 16)] [int] $Throttle = 4)

$catalogue = @(
    @{ Tool = 'git';      Root = $HOME;                      Files = '.gitconfig', '.config/git/ignore' }
    @{ Tool = 'editor';   Root = $HOME;                      Files = '.editorconfig' }
    @{ Tool = 'dotnet';   Root = $HOME;                      Files = '.dotnet/tools.json' }
    @{ Tool = 'deepcode'; Root = Join-Path $HOME .deepcode;  Files = 'keybindings.json', 'credentials.json' }
    @{ Tool = 'terminal'; Root = $env:LOCALAPPDATA;          Files = 'Microsoft/Windows Terminal/settings.json' }
)

$worker = {
    param([string] $Tool, [string] $File)
    if ([IO.File]::Exists($File)) {
        [pscustomobject]@{
            Tool  = $Tool
            File  = $File
            Lines = [IO.File]::ReadAllLines($File)
        }
    }
}

$pool = [runspacefactory]::CreateRunspacePool(1, $Throttle)
$pool.Open()

$running = foreach ($entry in $catalogue) {
    foreach ($leaf in $entry.Files) {
        $ps = [powershell]::Create()
        $ps.RunspacePool = $pool
        $null = $ps.AddScript($worker).AddArgument($entry.Tool).AddArgument((Join-Path $entry.Root $leaf))
        [pscustomobject]@{ Shell = $ps; Handle = $ps.BeginInvoke() }
    }
}

$result = $running | ForEach-Object {
    try { $_.Shell.EndInvoke($_.Handle) }
    finally { $_.Shell.Dispose() }
}
$pool.Dispose()

$result | Group-Object Tool | ForEach-Object {
    "== $($_.Name)"
    $_.Group | ForEach-Object { $_.Lines | Select-Object -First 40 }
}
