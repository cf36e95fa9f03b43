# Granskar en Markdownfil mot ordlistan. 🏳️‍🌈 👨‍👩‍👧 🇸🇪
param([string] $Ordlista = (Join-Path $PSScriptRoot 'ordlista.json'))

$anrop = [Console]::In.ReadToEnd() | ConvertFrom-Json
$sökväg = [string] $anrop.tool_input.file_path
if ($sökväg -notlike '*.md' -or -not (Test-Path -LiteralPath $sökväg)) { exit 0 }

$λέξεις = Get-Content -Raw $Ordlista | ConvertFrom-Json
$用語 = @{}
foreach ($ord in $λέξεις) { $用語[$ord.undvik] = $ord.använd }

function Hitta-Term {
    param([string] $Rad, [hashtable] $Tabell)
    foreach ($nyckel in $Tabell.Keys) {
        if ($Rad -match "\b$([regex]::Escape($nyckel))\b") { '{0} → {1}' -f $nyckel, $Tabell[$nyckel] }
    }
}

$nummer = 0
$träffar = foreach ($rad in Get-Content -LiteralPath $sökväg) {
    $nummer++
    Hitta-Term -Rad $rad -Tabell $用語 | ForEach-Object { "rad ${nummer}: $_" }
}
if ($träffar) { @{ systemMessage = "📝 " + ($träffar -join '; ') } | ConvertTo-Json -Compress }
exit 0
