#Requires -Modules @{ ModuleName = 'Pester'; ModuleVersion = '5.4.0' }
param(
    [string]   $Path = (Get-Location).Path,
    [string[]] $Tag,
    [string[]] $ExcludeTag = @('Destructive', 'Online'),
    [switch]   $Coverage
)

$cfg = New-PesterConfiguration
$cfg.Run.Path = $Path
$cfg.Run.PassThru = $true
$cfg.Output.Verbosity = 'None'
$cfg.Filter.ExcludeTag = $ExcludeTag
if ($Tag) { $cfg.Filter.Tag = $Tag }
if ($Coverage) {
    $cfg.CodeCoverage.Enabled = $true
    $cfg.CodeCoverage.OutputPath = Join-Path ([IO.Path]::GetTempPath()) "coverage-$PID.xml"
}

# A clean drive for suites that write: TestDrive: is made and removed by Pester itself.
$result = Invoke-Pester -Configuration $cfg

$failures = foreach ($t in $result.Failed) {
    [ordered]@{
        name    = $t.ExpandedPath
        file    = $t.ScriptBlock.File
        line    = $t.ScriptBlock.StartPosition.StartLine
        message = ($t.ErrorRecord | Select-Object -First 1).Exception.Message
    }
}

[ordered]@{
    passed   = $result.PassedCount
    failed   = $result.FailedCount
    skipped  = $result.SkippedCount
    seconds  = [math]::Round($result.Duration.TotalSeconds, 1)
    coverage = if ($Coverage) { [math]::Round($result.CodeCoverage.CoveragePercent, 1) } else { $null }
    failures = @($failures)
} | ConvertTo-Json -Depth 5

exit [int]($result.FailedCount -gt 0)
