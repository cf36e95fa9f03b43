param([string] $Root = '.')

$kinds = [ordered]@{
    'Source'    = 'c cc cpp cxx h hh hpp cs fs vb go rs java kt kts scala clj cljs ex exs erl hrl hs ml mli elm swift m mm d nim zig v pas adb ads f90 jl r lua tcl pl pm rb py pyi php js jsx mjs cjs ts tsx mts cts vue svelte dart groovy sql'
    'Script'    = 'sh bash zsh fish ps1 psm1 psd1 bat cmd awk sed mk make cmake ninja gradle'
    'Markup'    = 'html htm xhtml xml xsl xsd css scss sass less svg'
    'Document'  = 'md markdown rst adoc asciidoc txt tex bib org pdf odt docx rtf'
    'Data'      = 'json jsonc json5 jsonl yaml yml toml ini cfg conf csv tsv parquet avro proto graphql'
    'Image'     = 'png jpg jpeg gif webp avif ico bmp tif tiff psd xcf'
    'Sound'     = 'wav mp3 ogg flac m4a opus mid'
    'Video'     = 'mp4 webm mov mkv avi'
    'Font'      = 'ttf otf woff woff2 eot'
    'Archive'   = 'zip tar gz tgz bz2 xz zst 7z rar jar war'
    'Binary'    = 'exe dll so dylib a lib o obj node wasm class pyc'
    'Key'       = 'pem key crt cer p12 pfx jks gpg asc'
}

$byExtension = @{}
foreach ($k in $kinds.Keys) {
    foreach ($e in $kinds[$k] -split ' ') { $byExtension[$e] = $k }
}

$skip = '[\\/](node_modules|vendor|target|bin|obj|dist|build|__pycache__)[\\/]'

Get-ChildItem -LiteralPath $Root -Recurse -File -ErrorAction Ignore |
    Where-Object { $_.FullName -notmatch $skip } |
    Group-Object { $byExtension[$_.Extension.TrimStart('.').ToLowerInvariant()] ?? 'Other' } |
    ForEach-Object {
        [pscustomobject]@{
            Kind    = $_.Name
            Files   = $_.Count
            KiB     = [math]::Round(($_.Group | Measure-Object Length -Sum).Sum / 1KB, 1)
            Largest = ($_.Group | Sort-Object Length -Descending | Select-Object -First 1).Name
        }
    } |
    Sort-Object KiB -Descending |
    Format-Table -AutoSize
