. "$PSScriptRoot/Repair.ps1"

$tools = [ordered]@{
    dotnet  = { dotnet --version }
    msbuild = { msbuild -version -nologo }
    cl      = { (Get-Command cl.exe -ErrorAction Stop).Version }
}

$bad = foreach ($name in $tools.Keys) {
    try { $v = & $tools[$name]; Write-Host ("{0,-8} {1}" -f $name, $v) }
    catch { $name }
}

if ($bad) { Repair-Toolchain -Name $bad }
