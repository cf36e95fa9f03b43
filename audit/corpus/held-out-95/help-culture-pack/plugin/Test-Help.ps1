Import-Module "$PSScriptRoot/HelpCulture/HelpCulture.psd1" -Scope Local

$missing = Find-MissingHelp -Path $PWD -Culture 'en-US', 'de-DE', 'sv-SE'
if ($missing) {
    @{ systemMessage = "Help is missing: $($missing -join ', ')" } | ConvertTo-Json -Compress
}
exit 0
