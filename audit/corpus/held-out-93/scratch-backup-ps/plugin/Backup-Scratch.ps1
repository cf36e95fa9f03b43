param(
    [string]$Destination = (Join-Path $HOME 'deepcode-backups'),
    [int]$Keep = 10
)
# Names that never go into a backup, even if git does not ignore them.
$never = '\.env', '\.env\..*', 'id_(rsa|ed25519|ecdsa).*', '.*\.(pem|pfx|p12|key|kdbx)', '\.npmrc', '\.netrc', 'credentials(\.json)?', 'secrets?\.(json|ya?ml)'
$neverRx = '^(' + ($never -join '|') + ')$'

$top = git rev-parse --show-toplevel
if ($LASTEXITCODE) { throw 'not a git repository' }
Push-Location $top
try {
    $files = git ls-files --others --exclude-standard -z | ForEach-Object { $_ -split "`0" } | Where-Object { $_ }
    $take = $files | Where-Object { (Split-Path $_ -Leaf) -notmatch $neverRx -and (Get-Item -LiteralPath $_ -Force).Length -lt 20MB }
    if (-not $take) { 'nothing to back up'; return }

    $null = New-Item -ItemType Directory $Destination -Force
    $zip = Join-Path $Destination ('{0}-{1:yyyyMMdd-HHmmss}.zip' -f (Split-Path $top -Leaf), (Get-Date))
    Add-Type -AssemblyName System.IO.Compression.FileSystem
    $archive = [IO.Compression.ZipFile]::Open($zip, 'Create')
    try {
        foreach ($f in $take) {
            $null = [IO.Compression.ZipFileExtensions]::CreateEntryFromFile($archive, (Join-Path $top $f), $f)
        }
    } finally { $archive.Dispose() }
    "$zip  ($(@($take).Count) files, $(@($files).Count - @($take).Count) left out)"

    Get-ChildItem $Destination -Filter "$(Split-Path $top -Leaf)-*.zip" | Sort-Object LastWriteTime -Descending |
        Select-Object -Skip $Keep | Remove-Item -Force
}
finally { Pop-Location }
