function ConvertFrom-Ini {
    param([string[]]$Lines)
    $r = [ordered]@{}
    $section = '_'
    foreach ($l in $Lines) {
        switch -Regex ($l) {
            '^\s*[#;]'              { break }
            '^\s*\[(.+?)\]\s*$'     { $section = $Matches[1]; $r[$section] = @{}; break }
            '^\s*([^=]+?)\s*=\s*(.*)$' { if ($r.Contains($section)) { $r[$section][$Matches[1]] = $Matches[2] }; break }
        }
    }
    $r
}
