function Get-PreferencePath {
    [IO.Path]::Combine($HOME, '.deepcode', 'settings.json')
}

function Get-Preference {
    $path = Get-PreferencePath
    if ([IO.File]::Exists($path)) {
        return [IO.File]::ReadAllText($path) | ConvertFrom-Json -AsHashtable
    }
    @{}
}

function Save-Preference {
    param([hashtable] $Preference)
    $json = $Preference | ConvertTo-Json -Depth 12
    [IO.File]::WriteAllText((Get-PreferencePath), $json, [Text.UTF8Encoding]::new($false))
}
