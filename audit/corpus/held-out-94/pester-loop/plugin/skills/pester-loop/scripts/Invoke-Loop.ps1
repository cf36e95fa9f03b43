[CmdletBinding()]
param(
    [Parameter(Mandatory)] [string] $Path,
    [string[]] $Tag
)
$config = New-PesterConfiguration
$config.Run.Path = $Path
$config.Run.PassThru = $true
$config.Output.Verbosity = 'None'
if ($Tag) { $config.Filter.Tag = $Tag }

$result = Invoke-Pester -Configuration $config
$result.Failed | ForEach-Object {
    [pscustomobject]@{
        Test    = $_.ExpandedPath
        Message = $_.ErrorRecord[0].Exception.Message
        Line    = $_.ScriptBlock.StartPosition.StartLine
    }
} | ConvertTo-Json
