@{
    RootModule        = 'RunArtifact.psm1'
    ModuleVersion     = '1.7.2'
    GUID              = '6c0d6a1e-42a7-4d0e-a0c4-6d57c2d5be11'
    Author            = 'qa-tooling'
    FunctionsToExport = @('New-RunArtifact', 'Add-ArtifactFile', 'Get-BrowserState')
    PrivateData       = @{
        Browser = @{
            Vendor  = 'google-chrome', 'chromium', 'microsoft-edge'
            Profile = 'Default'
            State   = 'Preferences', 'Cookies', 'Local State'
        }
    }
}
