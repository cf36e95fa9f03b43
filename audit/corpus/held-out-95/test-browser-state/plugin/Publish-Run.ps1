[CmdletBinding()]
param(
    [Parameter(Mandatory)][ValidateSet('ui', 'api')][string] $Run,
    [string] $Store = 'https://artifacts.example.com/runs'
)

Import-Module (Join-Path $PSScriptRoot 'RunArtifact.psd1')

$artifact = New-RunArtifact -Kind $Run
try {
    Get-ChildItem -Path ./test-results -Filter *.png -Recurse -ErrorAction Ignore |
        Add-ArtifactFile -Artifact $artifact
    Get-BrowserState | Add-ArtifactFile -Artifact $artifact
    if ($artifact.Files.Count) {
        $form = @{ run = $Run; files = $artifact.Files }
        $null = Invoke-RestMethod -Method Post -Uri $Store -Form $form -TimeoutSec 30
    }
}
finally { Remove-Item -Recurse -Force -LiteralPath $artifact.Folder }
