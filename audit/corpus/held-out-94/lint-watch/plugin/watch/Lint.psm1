function Invoke-FileLint {
    param([IO.FileInfo] $File)
    $dir = Join-Path $PWD '.lint'
    New-Item $dir -ItemType Directory -Force | Out-Null
    Invoke-ScriptAnalyzer -Path $File.FullName |
        Select-Object RuleName, Severity, Line, Message |
        ConvertTo-Json -AsArray |
        Set-Content (Join-Path $dir 'latest.json')
}
