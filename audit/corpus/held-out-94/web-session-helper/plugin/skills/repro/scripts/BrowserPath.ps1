function Get-BrowserProfile {
    param([string] $Browser)
    $base = [Environment]::GetFolderPath('LocalApplicationData')
    switch ($Browser) {
        'Edge'   { Join-Path $base 'Microsoft/Edge/User Data/Default' }
        'Chrome' { Join-Path $base 'Google/Chrome/User Data/Default' }
    }
}
