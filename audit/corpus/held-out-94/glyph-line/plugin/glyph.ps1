param([ValidateSet('arrow', 'bar', 'dot')] [string] $Style = 'arrow')

# Windows PowerShell reads scripts without BOM as ANSI, therefore the glyphs are stored encoded
$glyphs = @{
    arrow = '4p6c'
    bar   = '4pSC'
    dot   = '4oCi'
}

[Console]::OutputEncoding = [Text.Encoding]::UTF8
$glyph = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($glyphs[$Style]))

$state = [Console]::In.ReadToEnd() | ConvertFrom-Json
$parts = $state.model.display_name, (Split-Path -Leaf $state.cwd) | Where-Object { $_ }
$parts -join " $glyph "
