using module ./Rpc.psm1
Set-StrictMode -Version 3
$ErrorActionPreference = 'Stop'

$rpc = [Rpc]::new([Console]::In, [Console]::Out)

$rpc.On('initialize', {
    param($p)
    @{ protocolVersion = '2024-11-05'; capabilities = @{ tools = @{} }; serverInfo = @{ name = 'manifests'; version = '0.4.0' } }
})

$rpc.On('tools/list', {
    param($p)
    @{ tools = @(@{
        name        = 'module_exports'
        description = 'Exported functions of a module manifest in the workspace'
        inputSchema = @{ type = 'object'; properties = @{ name = @{ type = 'string' } }; required = @('name') }
    }) }
})

$rpc.On('tools/call', {
    param($p)
    $name = [string] $p.arguments.name
    if ($name -notmatch '^[\w.]+$') { throw "not a module name: $name" }
    $file = Get-ChildItem -Path $PWD -Filter "$name.psd1" -Recurse -Depth 4 | Select-Object -First 1
    $text = if ($file) {
        $m = Import-PowerShellDataFile -LiteralPath $file.FullName
        "$name $($m.ModuleVersion): $(@($m.FunctionsToExport) -join ', ')"
    } else { "no manifest called $name" }
    @{ content = @(@{ type = 'text'; text = $text }) }
})

$rpc.Run()
