Import-LocalizedData -BindingVariable text -BaseDirectory (Join-Path $PSScriptRoot 'i18n') -FileName Text.psd1 -ErrorAction SilentlyContinue

$größe = 0
$open = Get-ChildItem -Recurse -Filter *.resx -File | Select-String -SimpleMatch 'TODO-TRANSLATE'
$größe = @($open).Count

if ($größe) {
    $text.Open -f $größe
    $open | Group-Object Path | ForEach-Object { ' {0} ({1})' -f (Split-Path -Leaf $_.Name), $_.Count }
}
else { $text.None }
