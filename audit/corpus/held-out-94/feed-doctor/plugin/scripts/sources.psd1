@{
    nuget = 'AppData/Roaming/NuGet/NuGet.Config'
    node  = '.npmrc'
    curl  = '.netrc'
    pip   = 'pip/pip.ini'
}
