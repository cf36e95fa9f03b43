function Get-Escaped([string] $Text) {
    $Text -replace '\|', '\|' -replace '\r?\n', '<br>'
}

function Invoke-TableRender {
    [CmdletBinding()]
    param([object[]] $Rows, [switch] $Align)
    $names = $Rows[0].PSObject.Properties.Name
    '| ' + ($names -join ' | ') + ' |'
    $rule = foreach ($n in $names) {
        $numeric = $Align -and -not ($Rows.$n | Where-Object { $_ -notmatch '^-?[\d.,]+$' })
        if ($numeric) { '---:' } else { '---' }
    }
    '| ' + ($rule -join ' | ') + ' |'
    foreach ($r in $Rows) {
        $cells = foreach ($n in $names) { Get-Escaped $r.$n }
        '| ' + ($cells -join ' | ') + ' |'
    }
}

Export-ModuleMember -Function Invoke-TableRender
