@{
    ModuleVersion     = '1.4.0'
    GUID              = '5b0c6a0e-3d4e-4f5c-9a44-1f6d2f0f7a10'
    Author            = 'Team Kestrel'
    Description       = 'Shared helpers'
    PowerShellVersion = '7.2'
    FunctionsToExport = @()
}
