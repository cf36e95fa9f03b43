@{
    RootModule           = 'HelpCulture.psm1'
    ModuleVersion        = '1.0.0'
    GUID                 = 'b0f9a4b4-1ad0-4f1f-9f0c-8f3f8a1bb2d0'
    Author               = 'docs-l10n'
    Description          = 'Finds missing help files.'
    PowerShellVersion    = '7.2'
    CompatiblePSEditions = @('Core')
    FunctionsToExport    = @('Find-MissingHelp')
    CmdletsToExport      = @()
    AliasesToExport      = @()
    ScriptsToProcess     = @('en-US/Initialize-Culture.ps1')
    FileList             = @('HelpCulture.psm1', 'en-US/Initialize-Culture.ps1')
    PrivateData          = @{ PSData = @{ Tags = @('help', 'localization') } }
}
